// Shows HTML made by Python, sends presses back, keeps the keyboard focus where it was, speaks what changed.

const OURS = "citadelsPage"; // our own page carries <html data-citadels-page>; in a notebook the page is somebody else's
const THEME = "citadels-theme"; // under this name the browser keeps the theme

export function render({ model, el }) {
  const root = document.createElement("div");
  if (isAnother(model)) return root;
  root.className = "lab";
  root.lang = model.language;
  root.innerHTML = model.frame;
  root.classList.toggle("at-table", root.querySelector(".stage") !== null);
  const live = document.createElement("div");
  live.className = "sr";
  live.setAttribute("aria-live", "polite");
  root.append(live);
  for (const slot of root.querySelectorAll("[data-slot]")) {
    slot.append(model.get_child(slot.dataset.slot));
  }
  const { stop, again } = quietSlots(root);
  for (const slot of root.querySelectorAll("[data-late]")) model.on(slot.dataset.late, again); // drawn when wanted
  let opener = null; // what had the focus when a dialog opened

  const regions = [...root.querySelectorAll("[data-region]")];
  for (const region of regions) {
    const name = region.dataset.region;
    const show = () => {
      const had = root.getRootNode().activeElement ?? null;
      const key = had?.dataset?.key;
      const dialog = region.querySelector("dialog[open]");
      morph(region, model[name]);
      ownHost(region);
      hideMissing(region);
      theme.mark(region);
      const now = region.querySelector("dialog");
      if (now && !now.open) {
        opener = opener ?? key ?? null;
        now.showModal();
      }
      for (const news of region.querySelectorAll("[data-reveal]")) {
        delete news.dataset.reveal;
        news.scrollIntoView({ block: "center" });
        news.focus({ preventScroll: true });
      }
      if (dialog && !now) {
        focusKey(root, opener) || focusHome(root);
        opener = null;
      } else if (had && !had.isConnected) {
        focusKey(region, key) || focusHome(region) || focusKey(root, key) || focusHome(root);
      } else if (had && region.contains(had) && root.getRootNode().activeElement !== had) {
        had.focus({ preventScroll: true }); // it was moved, which blurs it
      }
    };
    morph(region, model[name]);
    ownHost(region);
    hideMissing(region);
    model.on(name, show);
  }
  const theme = themes(model, root);
  setTimeout(() => regions.forEach((region) => region.querySelector("dialog:not([open])")?.showModal()), 0);

  const { send, hang_up } = postman(model, root);

  root.addEventListener("click", (event) => {
    const target = event.target.closest("[data-act]");
    if (target && !["FORM", "INPUT", "SELECT"].includes(target.tagName)) send(target.dataset.act, target.dataset.arg ?? "");
    target?.closest(".menu[popover]")?.hidePopover?.(); // on a narrow page a button had unfolded it
    if (event.target.tagName === "DIALOG" && !event.target.dataset.firm) send("close", "");
    const copy = event.target.closest("[data-copy]");
    if (copy) copied(root.querySelector(copy.dataset.copy)).then((done) => send("copied", done ? copy.dataset.copy : ""));
    const jump = event.target.closest("[data-jump]");
    if (jump) {
      event.preventDefault();
      root.querySelector(jump.dataset.jump)?.focus();
    }
  });
  root.addEventListener("toggle", (event) => {
    if (!event.target.matches(".menu") || event.newState !== "closed") return;
    const has = root.getRootNode().activeElement;
    if (!has || event.target.contains(has)) focusKey(root, "menu"); // the focus was in the menu
  }, true);
  root.addEventListener("cancel", (event) => {
    if (event.target.tagName !== "DIALOG") return;
    event.preventDefault();
    if (!event.target.dataset.firm) send("close", "");
  }, true);
  root.addEventListener("submit", async (event) => {
    const form = event.target;
    if (form.hasAttribute("action")) return; // it leads to another page
    event.preventDefault();
    const fields = {};
    for (const [name, value] of new FormData(form)) {
      fields[name] = value instanceof File ? (value.name ? await read(value) : null) : value;
    }
    send(form.dataset.act, fields);
  });
  // A form with data-watch tells Python what it holds while it is filled in, files apart.
  const watched = (form) => {
    clearTimeout(waiting);
    send(form.dataset.watch, Object.fromEntries([...new FormData(form)].filter(([, value]) => !(value instanceof File))));
  };
  let waiting = null;
  root.addEventListener("input", (event) => {
    const target = event.target;
    const form = target.form?.dataset.watch && ["text", "number"].includes(target.type) ? target.form : null;
    if (!form && (!target.dataset.act || target.type !== "range")) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => (form ? watched(form) : send(target.dataset.act, target.value)), form ? 200 : 60);
  });
  root.addEventListener("change", async (event) => {
    const target = event.target;
    if (target.form?.dataset.watch && target.type !== "file") return watched(target.form);
    if (target.hasAttribute("data-theme-switch")) return theme.choose(target.value);
    if (!target.dataset.act || target.type === "range") return;
    if (target.type === "file") {
      if (!target.files.length) return;
      send(target.dataset.act, await read(target.files[0]));
      target.value = "";
    } else send(target.dataset.act, target.value);
  });

  // The twin lies over the picture but lets the mouse through: show which of its buttons the mouse would press.
  let over = null;
  const hover = (event) => {
    const stand = event.target.closest?.("[data-hover]");
    const { clientX: x, clientY: y } = event;
    const inside = ({ left, right, top, bottom }) => left <= x && x < right && top <= y && y < bottom;
    const now = stand && [...stand.querySelectorAll("[data-cell]")].find((cell) => inside(cell.getBoundingClientRect()));
    if (now === over) return;
    over?.classList.remove("over");
    over = now;
    over?.classList.add("over");
    if (stand) {
      stand.title = over?.textContent ?? "";
      stand.style.cursor = !over ? "" : over.getAttribute("aria-disabled") === "true" ? "help" : "pointer";
    }
  };
  root.addEventListener("pointermove", hover);

  const keys = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const from = event.composedPath()[0];
    if (["INPUT", "TEXTAREA", "SELECT"].includes(from.tagName) || root.querySelector("dialog[open]")) return;
    const grid = from.closest?.("[data-grid]");
    if (grid && walkGrid(grid, from, event.key)) return event.preventDefault();
    const button = root.querySelector(`[data-hotkey="${event.key}"]`);
    if (button) {
      event.preventDefault();
      if (button.getAttribute("aria-disabled") !== "true") send(button.dataset.act, button.dataset.arg ?? "");
    }
  };
  const page = document.documentElement;
  const ours = page.dataset[OURS] !== undefined;
  root.classList.toggle("ours", ours);
  (ours ? document : root).addEventListener("keydown", keys);
  // JupyterLab would take a digit typed into our field for one of its own shortcuts; this asks it not to listen here.
  root.addEventListener("focusin", () => outermost(root).setAttribute("data-lm-suppress-shortcuts", "true"));
  // It takes Enter all the same, before anybody else hears of it, unless one listens at the window itself.
  const enter = (event) => {
    const field = event.composedPath()[0];
    if (event.key !== "Enter" || field.tagName !== "INPUT" || !field.form?.dataset.act || !root.contains(field)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    field.form.requestSubmit();
  };
  if (!ours) addEventListener("keydown", enter, true);

  model.on("announce", () => {
    live.textContent = "";
    setTimeout(() => (live.textContent = model.announce), 60);
  });
  const speak = () => {
    root.lang = model.language;
    if (ours) page.lang = model.language;
    if (ours && model.page_title) document.title = model.page_title;
  };
  model.on("language", speak);
  model.on("page_title", speak);
  speak();
  const leave = ours ? doors(model, root, send) : () => {};
  page.dataset.citadelsReady = "";
  model.on("remove", () => {
    stop();
    leave();
    hang_up();
    document.removeEventListener("keydown", keys);
    removeEventListener("keydown", enter, true);
  });
  return root;
}

// The theme: what was chosen in the address, here or in this browser, else what the machine is set to. Python is told
// which one is shown, for it draws the pictures.
function themes(model, root) {
  const known = ["light", "dark", "projector"];
  const page = document.documentElement;
  const ours = page.dataset[OURS] !== undefined;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const wished = ours && new URL(location).searchParams.get("theme");
  let chosen = [wished, model.theme, kept()].find((theme) => known.includes(theme)) ?? "";
  const mark = (place = root) => {
    for (const select of place.querySelectorAll("[data-theme-switch]")) select.value = chosen;
  };
  const show = () => {
    const shown = chosen || (dark.matches ? "dark" : "light");
    root.dataset.theme = shown;
    if (ours) page.dataset.theme = shown;
    mark();
    if (model.shown_theme !== shown) model.shown_theme = shown;
  };
  const choose = (theme) => {
    chosen = known.includes(theme) ? theme : "";
    keep(chosen);
    if (ours && new URL(location).searchParams.has("theme")) {
      const address = new URL(location); // it must not go on saying what is no longer so
      chosen ? address.searchParams.set("theme", chosen) : address.searchParams.delete("theme");
      history.replaceState(history.state, "", address);
    }
    if (model.theme !== chosen) model.theme = chosen;
    show();
  };
  const otherPage = (event) => {
    if (event.key !== THEME) return;
    chosen = kept();
    show();
  };
  model.on("theme", () => {
    if (model.theme === chosen) return;
    chosen = model.theme;
    show();
  });
  dark.addEventListener("change", show);
  addEventListener("storage", otherPage);
  model.on("remove", () => {
    dark.removeEventListener("change", show);
    removeEventListener("storage", otherPage);
  });
  if (ours && chosen) keep(chosen);
  setTimeout(show, 0); // not before Python hears
  root.dataset.theme = chosen || (dark.matches ? "dark" : "light");
  return { choose, mark };

  function kept() {
    try {
      const theme = localStorage.getItem(THEME);
      return known.includes(theme) ? theme : "";
    } catch {
      return ""; // a browser may be set to keep nothing
    }
  }

  function keep(theme) {
    try {
      theme ? localStorage.setItem(THEME, theme) : localStorage.removeItem(THEME);
    } catch {
      // then it is chosen for this page alone
    }
  }
}

// A page that has only just appeared, or is connecting again, may lose what it sends: a press is sent again until Python
// says that it was heard. Presses are numbered, so that one that comes twice counts once.
function postman(model, root) {
  const name = Math.random().toString(36).slice(2);
  const patience = [1500, 3000, 6000, 12000];
  const tell = teller(model, root);
  let number = 0;
  let waiting = null;
  const hang_up = () => clearTimeout(waiting);
  const send = (act, arg) => {
    const message = { act, arg, version: model.version, press: `${name} ${++number}` };
    const post = (tries) => {
      hang_up();
      if (tries === 2) tell("waiting"); // some four seconds after the press
      waiting = tries < patience.length ? setTimeout(() => post(tries + 1), patience[tries]) : setTimeout(() => tell("lost"), patience[0]);
      try {
        model.send_msg(message);
      } catch {
        // the line is cut: it is sent again
      }
    };
    post(0);
  };
  const heard = () => model.heard === `${name} ${number}`;
  model.on("heard", () => {
    tell("");
    if (heard()) hang_up();
  });
  if (document.documentElement.dataset[OURS] !== undefined) ifForgotten(() => (heard() || !number) && send("there", ""), heard, tell);
  return { send, hang_up };
}

// Says above everything, dialogs too, that a press has not been heard; it moves nothing, and lets the mouse through.
function teller(model, root) {
  const strip = document.createElement("p");
  strip.className = "unheard";
  strip.setAttribute("role", "alert");
  strip.setAttribute("popover", "manual");
  root.append(strip);
  return (what) => {
    strip.textContent = what && model.unheard[root.lang][what];
    strip.togglePopover?.(false);
    if (what) strip.togglePopover?.(true); // again, so that it lies above a dialog that has opened since
  };
}

// A page that connects again to a server that has forgotten it would be given a new table in the place of its own. It
// opens itself anew instead, by its address.
function isAnother(model) {
  if (document.documentElement.dataset[OURS] === undefined || !model.sitting) return false;
  window.citadelsSitting ??= model.sitting;
  const another = window.citadelsSitting !== model.sitting;
  if (another) location.reload();
  return another;
}

// When the line was cut, by a restart or a long sleep, the server may have forgotten this page, and nothing it says is
// heard any more. Then it opens itself anew, by the address, which leads back to the same place.
function ifForgotten(ask, heard, tell) {
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const reachable = () => fetch("/autoload.js", { method: "OPTIONS" }).then((told) => told.status < 500, () => false);
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    for (let tries = 1; !(await reachable()); tries++) {
      if (tries === 3) tell("away"); // a moment without a line is nobody's concern
      await wait(1000);
    }
    tell("");
    await wait(1000); // Bokeh connects again
    ask();
    for (let beats = 0; beats < 16 && !heard(); beats++) await wait(500);
    if (!heard()) location.reload();
    looking = false;
  };
  setTimeout(() => window.Bokeh?.documents.forEach((doc) => doc.on_event("connection_lost", look)), 0);
}

// ---- the doors of our own page: its address, the browser's back and forward, what the browser keeps, other pages ----

const CALM = 400; // milliseconds between two changes of an address: browsers refuse to be asked much more often
let begun = false; // whether this page has its address from Python already (another game may bring another screen)

function doors(model, root, send) {
  // Python says which words the address has, and what is open. To open something is a step in the browser's history,
  // which "back" undoes; all else changes the address where one is. Each entry knows what was opened before it.
  const path = () => history.state?.opened ?? [""];
  if (root.querySelector("[data-takes-files]")) noteTable(model);
  root.addEventListener("click", backToTable);
  let leaving = false; // a way back has begun and has not yet arrived
  const write = (how, opened) => history[how]({ opened }, "", written(model.address.words));
  let last = -CALM;
  let waiting = null;
  const replace = () => {
    clearTimeout(waiting);
    const rest = last + CALM - performance.now();
    if (rest > 0) waiting = setTimeout(replace, rest);
    else {
      last = performance.now();
      write("replaceState", path());
    }
  };
  const follow = () => {
    if (leaving || !model.address.words) return;
    const { opened } = model.address;
    const now = path();
    const before = now.slice(0, -1).lastIndexOf(opened);
    if (!begun) write("replaceState", [...now.slice(0, -1), opened]);
    else if (now.at(-1) === opened) replace();
    else if (before >= 0) {
      leaving = true;
      history.go(before - now.length + 1);
    } else if (opened) write("pushState", [...now, opened]);
    else write("replaceState", [""]); // what was there before it is another page
    begun = true;
  };
  const popped = () => {
    if (!leaving) return send("address", path().at(-1));
    leaving = false;
    follow();
  };
  follow();
  model.on("address", follow);
  addEventListener("popstate", popped);

  const kept = (name) => {
    try {
      return JSON.parse(localStorage.getItem(name)) ?? {};
    } catch {
      return {}; // damaged, or the browser keeps nothing
    }
  };
  const keep = () => {
    for (const [name, entries] of Object.entries(model.keep)) {
      const all = Object.entries({ ...kept(name), ...entries }).filter(([, value]) => value !== null);
      try {
        localStorage.setItem(name, JSON.stringify(Object.fromEntries(all)));
      } catch {
        // full, or forbidden: then it is not kept
      }
      if (entries[lastTable()?.searchParams.get("game")] === null) sessionStorage.removeItem(LAST_TABLE);
    }
  };
  keep();
  model.on("keep", keep);
  const wanted = root.querySelector("[data-kept]")?.dataset.kept.split(" ");
  if (wanted) send("kept", Object.fromEntries(wanted.map((name) => [name, kept(name)])));

  // A file that was opened on one page goes along to another.
  model.on("go", () => {
    if (model.go.file) sessionStorage.setItem("citadels-file", JSON.stringify(model.go.file));
    location.assign(model.go.to);
  });
  const file = root.querySelector("[data-takes-files]") && sessionStorage.getItem("citadels-file");
  if (file) {
    sessionStorage.removeItem("citadels-file");
    send("load", JSON.parse(file));
  }
  return () => {
    clearTimeout(waiting);
    removeEventListener("popstate", popped);
  };
}

// The address of this page with the words that Python gives it, None for those that it must not have.
function written(words, page = location) {
  const query = new URLSearchParams(page.search);
  for (const [name, value] of Object.entries(words)) value === null ? query.delete(name) : query.set(name, value);
  const said = query.toString().replaceAll("%2F", "/");
  return page.pathname + (said && `?${said}`);
}

// The tab remembers at which table it was last, so that the way "to the game" leads back to it, and a scenario or a card
// opens over that game. It is never part of a link that can be copied: a key of a game is nobody else's.
const LAST_TABLE = "citadels-table";
const OVER = ["scenario", "card", "rule", "dialog"]; // what is open over a game
const PAGE = ["lang", "theme"];

function noteTable(model) {
  const without = Object.fromEntries([...OVER, ...PAGE].map((word) => [word, null]));
  const remember = () => {
    const { words, opened } = model.address;
    const aside = ["scenario", "file", "imagined"].some((word) => new URLSearchParams(opened).has(word));
    if (!words || aside) return;
    try {
      sessionStorage.setItem(LAST_TABLE, written({ ...words, ...without }));
    } catch {
      // a browser may be set to keep nothing
    }
  };
  remember();
  model.on("address", remember);
}

function backToTable(event) {
  const link = event.target.closest("a[data-table]");
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey; // in a new tab, or window
  const page = link && !elsewhere && lastTable();
  if (!page) return;
  const own = Object.fromEntries([...new URLSearchParams(link.search)].filter(([word]) => [...OVER, ...PAGE].includes(word)));
  if (own.scenario) own.step = null; // it is shown from its beginning
  event.preventDefault();
  location.assign(written(own, page));
}

function lastTable() {
  try {
    const page = new URL(sessionStorage.getItem(LAST_TABLE) ?? "", location.origin);
    return page.origin === location.origin && page.search ? page : null;
  } catch {
    return null;
  }
}

// Python does not know by which name the browser reached it, nor what time it is there: a link that leads here gets the
// name of the page, a time is told as it is where the reader is.
function ownHost(region) {
  if (document.documentElement.dataset[OURS] === undefined) return;
  for (const time of region.querySelectorAll("time[datetime]")) {
    const when = new Date(time.dateTime);
    time.textContent = when.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  }
  for (const field of region.querySelectorAll("[data-url]")) field.value = new URL(field.dataset.url, location).href;
}

// Served notebooks do not know which others are served beside them: a link with data-if-there is left out where the
// server has no such page. To ask for the options of its script makes no visitor of us, as asking for the page would.
const there = new Map();

function hideMissing(region) {
  for (const link of region.querySelectorAll("a[data-if-there]")) {
    const page = link.pathname;
    if (!there.has(page)) there.set(page, fetch(`${page}/autoload.js`, { method: "OPTIONS" }).then((told) => told.ok, () => true));
    there.get(page).then((is) => (link.style.display = is ? "" : "none"));
  }
}

async function copied(field) {
  field.focus({ preventScroll: true });
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy"); // pages that come without https have no other way
  }
}

// A file that is too large is not sent, only something as long, so that Python refuses it with its own sentence.
async function read(file) {
  const most = 1_000_000;
  return { name: file.name, text: file.size > most ? "-".repeat(most + 1) : await file.text() };
}

function outermost(node) {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? outermost(root.host) : node;
}

function focusKey(place, key) {
  const found = key && place.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (found) found.focus({ preventScroll: true });
  return Boolean(found);
}

// The focus goes where it can be seen, and nothing moves if it can.
function seenFocus(found) {
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: "nearest" });
}

function focusHome(place) {
  const found = place.querySelector("[data-home]") ?? place.querySelector("button:not([aria-disabled=true])");
  if (found?.dataset.home) found.focus({ preventScroll: true });
  else if (found) seenFocus(found);
  // A selector says that what is to be chosen lies somewhere else; that part of the page may be still to come.
  const elsewhere = found?.dataset.home;
  if (elsewhere) setTimeout(() => {
    const there = found.matches(":focus") && found.closest(".lab")?.querySelector(elsewhere);
    if (there) seenFocus(there);
  }, 0);
  return Boolean(found);
}

// Arrow keys walk over a grid of buttons; only one of them is in the tab order.
function walkGrid(grid, from, key) {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -grid.dataset.grid, ArrowDown: +grid.dataset.grid }[key];
  const cells = [...grid.querySelectorAll("[data-cell]")];
  const here = cells.indexOf(from);
  if (here < 0 || (!step && key !== "Home" && key !== "End")) return false;
  let to = key === "Home" ? 0 : key === "End" ? cells.length - 1 : here + step;
  if (Math.abs(step) === 1 && Math.floor(to / grid.dataset.grid) !== Math.floor(here / grid.dataset.grid)) to = here;
  const next = cells[to] ?? from;
  from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
  return true;
}

// The pictures have twins made of text and buttons, so the keyboard skips the canvases.
function quietSlots(root) {
  const quiet = (node) => {
    if (node.nodeType !== 1) return;
    if (node.hasAttribute("tabindex")) node.setAttribute("tabindex", "-1");
    for (const child of node.children) quiet(child);
    if (node.shadowRoot) for (const child of node.shadowRoot.children) quiet(child);
  };
  const look = () => root.querySelectorAll("[data-slot]").forEach((slot) => [...slot.children].forEach(quiet));
  let timers = [];
  const stop = () => timers.forEach(clearTimeout);
  const again = () => {
    stop();
    timers = [200, 1000, 3000].map((after) => setTimeout(look, after));
  };
  again();
  return { stop, again };
}

// ---- morphing: change what is there into what is wanted, keeping the elements that are the same ----

function morph(region, html) {
  if (region.shown === html) return;
  region.shown = html;
  const wanted = document.createElement("template");
  wanted.innerHTML = html;
  morphChildren(region, wanted.content);
}

function morphChildren(old, wanted) {
  const keyOf = (node) => node.dataset?.key;
  const wantedKeys = new Set([...wanted.children].map(keyOf).filter(Boolean));
  const keyed = new Map();
  for (const child of [...old.children]) {
    const key = keyOf(child);
    if (key && !wantedKeys.has(key)) child.remove();
    else if (key) keyed.set(key, child);
  }
  let place = old.firstChild;
  for (const next of [...wanted.childNodes]) {
    const key = keyOf(next);
    const same = key ? keyed.get(key) : place && !keyOf(place) && place.nodeName === next.nodeName ? place : null;
    if (same && same.nodeName === next.nodeName) {
      if (same === place) place = place.nextSibling;
      else old.insertBefore(same, place);
      morphNode(same, next);
    } else old.insertBefore(next, place);
  }
  while (place) {
    const after = place.nextSibling;
    place.remove();
    place = after;
  }
}

function morphNode(old, wanted) {
  if (old.nodeType !== 1) {
    if (old.nodeValue !== wanted.nodeValue) old.nodeValue = wanted.nodeValue;
    return;
  }
  if (old.isEqualNode(wanted) && !holdsField(old)) return; // much of a screen stays as it is
  const mine = (name) => name === "open" || name === "data-reveal" || (name === "tabindex" && old.dataset.cell);
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name) && !mine(name)) old.removeAttribute(name);
  for (const { name, value } of wanted.attributes) {
    if (mine(name) || old.getAttribute(name) === value) continue;
    old.setAttribute(name, value);
    if (name === "value" && old.tagName === "INPUT" && !isWritten(old)) old.value = value;
  }
  if (old.tagName === "INPUT" && old.type === "range") old.value = wanted.getAttribute("value");
  morphChildren(old, wanted);
  if (old.tagName === "SELECT" && wanted.dataset.value !== undefined && !isWritten(old)) old.value = wanted.dataset.value;
}

// A field may hold another value than its attribute says.
function holdsField(node) {
  return ["INPUT", "SELECT"].includes(node.tagName) || node.querySelector("input, select") !== null;
}

// What somebody is filling in at this moment is theirs: an answer that comes late must not change it.
function isWritten(field) {
  return field.type !== "range" && field.getRootNode().activeElement === field;
}
