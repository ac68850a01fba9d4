// What a person sees of a page, and what is wrong with it: each function returns sentences, none where all is well.
(() => {
  const HIT = 0.2;
  const CARDS = 10;
  // Between signs that are words of their own, and pictures, a line may end.
  const WORD = /[^\s\u00ad\u200b\u200d\-–—/\p{Script=Han}\p{Extended_Pictographic}]+/gu;
  const CONTROLS = "button, a[href], input, select, [role=button], [role=img], img";

  // Values of an element are computed once per call of a check: nothing changes meanwhile.
  let cache = new Map();
  const withFreshCache =
    (measure) =>
    (...args) => {
      cache = new Map();
      return measure(...args);
    };
  const cached = (look) => {
    const name = Symbol();
    return (one) => {
      if (!cache.has(one)) cache.set(one, {});
      const known = cache.get(one);
      if (!(name in known)) known[name] = look(one);
      return known[name];
    };
  };

  const root = () => sheet(document) ?? document.body;
  const sheet = cached((page) => page.querySelector("dialog[open]"));
  const STYLE =
    "position display transform contain clipPath pointerEvents overflowX overflowY textOverflow webkitLineClamp".split(" ");
  const style = cached((one) => {
    const now = getComputedStyle(one);
    return Object.fromEntries(STYLE.map((name) => [name, now[name]]));
  });
  const edge = cached((one) => one.getBoundingClientRect());
  const short = (text) => `“${text.trim().replace(/\s+/g, " ").slice(0, 60)}”`;
  const px = (value) => Math.round(value);
  const seen = cached((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const clips = (way) => way === "hidden" || way === "clip";
  const scrolls = (way) => way === "auto" || way === "scroll";

  function describe(one) {
    const label = one.getAttribute("aria-label") ?? one.textContent;
    const tag = one.dataset?.part ?? one.closest?.("[class]")?.getAttribute("class")?.split(" ")[0] ?? one.tagName;
    return label.trim() ? `${tag} ${short(label)}` : tag;
  }

  // The boxes that can cut this element off, from the inside out: a positioned one is cut by those that it is placed in only.
  const boxes = cached((one) => [...around(one)]);
  function* around(one) {
    let { position } = style(one);
    for (let box = one.parentElement; box && box !== document.documentElement; box = box.parentElement) {
      const now = style(box);
      if (now.display === "contents") continue; // it has no box
      const holds = now.position !== "static" || now.transform !== "none" || now.contain !== "none";
      if (position === "fixed" && now.transform === "none") continue;
      if (position === "absolute" && !holds) continue;
      yield [box, now];
      position = now.position;
    }
  }

  const isFixed = (one) => [one, ...boxes(one).map(([box]) => box)].some((box) => style(box).position === "fixed");
  // A box of a pixel, or one of which nothing is left, holds words for those who listen.
  const isHeardOnly = cached(
    (one) =>
      one.closest("svg, script, style, option, textarea") !== null ||
      [[one], ...boxes(one)].some(([box]) => {
        const { width, height } = edge(box);
        return (width <= 1.5 && height <= 1.5) || style(box).clipPath === "inset(50%)";
      }),
  );

  // The lines of all words that are to be seen somewhere on the page: `letters` is where their bodies stand.
  function lines() {
    const found = [];
    const walk = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const holder = node.parentElement;
      if (!node.data.trim() || !seen(holder) || isHeardOnly(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rows = range.getClientRects();
      for (const { x, y, width, height } of rows) {
        if (width < 2 || height < 4) continue;
        const letters = { left: x, right: x + width, top: y + height * 0.22, bottom: y + height * 0.78 };
        found.push({ node, holder, letters, broken: rows.length > 1 });
      }
    }
    return found;
  }

  // What is left of these letters inside all boxes that cut them off, or that they scroll in; null for nothing.
  function unclipped({ holder, letters }) {
    const own = style(holder);
    let { left, right, top, bottom } = letters;
    for (const [box, now] of [[holder, own], ...boxes(holder)]) {
      if (now.display === "inline") continue;
      const end = edge(box);
      if (now.overflowX !== "visible") [left, right] = [Math.max(left, end.left), Math.min(right, end.right)];
      if (now.overflowY !== "visible") [top, bottom] = [Math.max(top, end.top), Math.min(bottom, end.bottom)];
    }
    return right - left > 2 && bottom - top > 2 ? { left, right, top, bottom } : null;
  }

  // Why these letters are not to be seen even by scrolling; nothing if they are. An ellipsis says itself that there is more.
  function cut(holder, letters) {
    const way = { x: true, y: true };
    const own = style(holder);
    const inside = [[holder, own], ...boxes(holder)];
    for (const [box, now] of own.display === "inline" ? inside.slice(1) : inside) {
      const { left, right, top, bottom } = edge(box);
      if (clips(now.overflowX) && now.webkitLineClamp !== "none") return "";
      if (clips(now.overflowX) && now.textOverflow === "ellipsis") way.x = false;
      if (way.x && scrolls(now.overflowX) && box.scrollWidth > box.clientWidth) way.x = false;
      if (way.y && scrolls(now.overflowY) && box.scrollHeight > box.clientHeight) way.y = false;
      if (way.x && clips(now.overflowX) && (letters.left < left - 1 || letters.right > right + 1))
        return `is cut off by ${describe(box)}`;
      if (way.y && clips(now.overflowY) && (letters.top < top - 1 || letters.bottom > bottom + 1))
        return `is cut off by ${describe(box)}`;
    }
    return way.x || way.y ? outside(holder, letters, way) : "";
  }

  function outside(holder, { left, right, top, bottom }, way) {
    if (way.x && (left < -1 || right > innerWidth + 1)) return `stands from ${px(left)} to ${px(right)} across`;
    const fixed = isFixed(holder);
    const low = fixed ? innerHeight : Math.max(document.scrollingElement.scrollHeight, innerHeight) - scrollY;
    const high = fixed ? 0 : -scrollY;
    return way.y && (top < high - 1 || bottom > low + 1) ? `stands from ${px(top)} to ${px(bottom)} down` : "";
  }

  function cutOff(all) {
    const { scrollWidth } = document.scrollingElement;
    const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : [];
    const reasons = all.map((line) => [line, cut(line.holder, line.letters)]);
    return [...wide, ...reasons.filter(([, why]) => why).map(([line, why]) => `${describe(line.holder)} ${why}`)];
  }

  // Controls and cards of which a quarter or more is outside of the window, at a side to which nothing scrolls. What is drawn
  // within a picture may be.
  function besideWindow() {
    return controls(root()).flatMap((one) => {
      const { left, right, width } = edge(one);
      const out = Math.max(-left, right - innerWidth);
      const free = one.closest("svg, [hidden]") || boxes(one).some(([, now]) => scrolls(now.overflowX));
      return out < Math.max(2, width / 4) || free ? [] : [`${describe(one)} stands from ${px(left)} to ${px(right)} across`];
    });
  }

  // Whether these stand in more than one row.
  function inSeveralRows(all) {
    const rows = [...all].filter(({ width }) => width > 1);
    const low = Math.max(...rows.map(({ top }) => top));
    return rows.some(({ top, height }) => low - top > height * 0.5);
  }

  // Each letter of a word by itself: the hyphen of the row before is none of them, though it comes along with the first.
  function byLetter(node, from, length) {
    return Array.from({ length }, (_, at) => {
      const range = document.createRange();
      range.setStart(node, from + at);
      range.setEnd(node, from + at + 1);
      return [...range.getClientRects()].at(-1);
    });
  }

  // Words of more letters than `longest` may be split. What stands in one row is whole.
  function splits(all, longest) {
    const found = [];
    for (const node of new Set(all.filter((line) => line.broken).map((line) => line.node))) {
      for (const { 0: word, index } of node.data.matchAll(WORD)) {
        if (word.length > longest) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (inSeveralRows(range.getClientRects()) && inSeveralRows(byLetter(node, index, word.length)))
          found.push(`${short(word)} is split in ${describe(node.parentElement)}`);
      }
    }
    return found;
  }

  const related = (one, other) => one.contains(other) || other.contains(one);
  // Null outside of the window.
  const at = (x, y) => document.elementFromPoint(x, y);

  // Which of seven points along a line's middle show it: true, or what lies over it; outside of the window there is nothing.
  function shown({ holder, letters }) {
    const y = (letters.top + letters.bottom) / 2;
    const edge = Math.min(4, (letters.right - letters.left) / 4);
    const across = letters.right - letters.left - 2 * edge;
    const points = [0, 0.2, 0.35, 0.5, 0.65, 0.8, 1].map((part) => letters.left + edge + part * across);
    const hits = points.map((x) => rimmed(holder, x, y) ?? above(holder, x, y)).filter(Boolean);
    return hits.map((hit) => (related(holder, hit) || style(holder).pointerEvents === "none" ? true : hit));
  }

  // A shadow without offset or blur is a rim: it is painted, though nothing is hit there. Of what stays over the page only.
  const RIM = /^rgb\([^)]*\) 0px 0px 0px ([0-9.]+)px$/;
  const rims = cached((body) =>
    [...body.querySelectorAll("*")].flatMap((one) => {
      const { boxShadow, position } = getComputedStyle(one);
      const wide = ["sticky", "fixed"].includes(position) && seen(one) && Number(RIM.exec(boxShadow)?.[1] ?? 0);
      return wide ? [{ one, wide, ...edge(one).toJSON() }] : [];
    }),
  );
  const rimmed = (holder, x, y) =>
    rims(root()).find(
      ({ one, wide, left, right, top, bottom }) =>
        !related(holder, one) && x > left - wide && x < right + wide && y > top - wide && y < bottom + wide,
    )?.one;

  // What is seen at this point: the first thing from above that is painted there, or that has to do with the holder.
  function above(holder, x, y) {
    const counts = (one) => related(holder, one) || paints(one);
    const top = at(x, y);
    return !top || counts(top) ? top : document.elementsFromPoint(x, y).find(counts);
  }
  const paints = cached((one) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    return backgroundImage !== "none" || !/, 0\)$/.test(backgroundColor) || one.matches("img, svg, svg *, canvas");
  });

  // Words on words, and words that something lies on in part; what has scrolled under a bar as a whole line comes out again.
  function overlaps(all) {
    const announced = all.filter(({ holder }) => !holder.closest("[aria-hidden=true]"));
    const whole = announced.map((line) => ({ ...line, letters: unclipped(line) })).filter(({ letters }) => letters);
    const visible = whole.map((line) => ({ ...line, hits: shown(line) })).filter(({ hits }) => hits.includes(true));
    const found = [];
    for (const [index, one] of visible.entries()) {
      for (const other of visible.slice(index + 1)) {
        if (one.holder !== other.holder && meet(one.letters, other.letters))
          found.push(`${describe(one.holder)} and ${describe(other.holder)} overlap`);
      }
      const over = one.hits.find((hit) => hit !== true);
      if (over) found.push(`${describe(one.holder)} is covered in part by ${describe(over)}`);
    }
    return found;
  }

  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

  const part = (name) => [...document.querySelectorAll(`[data-part="${name}"]`)].filter(seen);
  const controls = (container) => {
    const all = [...container.querySelectorAll(CONTROLS)].filter((one) => seen(one) && !isHeardOnly(one));
    return all.filter((one) => !all.some((other) => other !== one && other.contains(one)));
  };

  // What is wrong with a thing in a part that is to be seen: a grid of points on it must show the part, and it itself somewhere.
  function whyHidden(container, one) {
    const { left, top, width, height } = one.getBoundingClientRect();
    if (width < 4 || height < 4) return `${describe(one)} has no size`;
    const spots = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [left + x * width, top + y * height]),
    );
    const hits = spots.map(([x, y]) => at(x, y));
    if (hits.includes(null))
      return `${describe(one)} is out of sight: ${px(left)} to ${px(left + width)} across, ${px(top)} to ${px(top + height)} down`;
    const over = hits.find(
      (hit) => !container.contains(hit) && !(hit.contains(container) && style(one).pointerEvents === "none"),
    );
    if (over) return over.contains(container) ? `${describe(one)} is cut off` : `${describe(one)} is covered by ${describe(over)}`;
    const own = hits.filter((hit) => related(one, hit)).length;
    return own < HIT * hits.length ? `${describe(one)} lies under its neighbours` : "";
  }

  // Up to ten cards of a hand are seen at once.
  function outOfSight(name) {
    const container = part(name);
    if (!container.length) return [`no part is marked as ${name}`];
    return container.flatMap((box) => {
      const all = controls(box);
      const wanted = all.length ? all.slice(0, CARDS) : [box];
      return wanted.map((one) => whyHidden(box, one)).filter(Boolean);
    });
  }

  function* ancestors(one) {
    for (let box = one; box; box = box.parentElement) yield box;
  }

  // Each thing of a part can be brought into the window whole enough to be used. All that scrolls is as before then.
  function unreachable(name) {
    const boxes = new Set(part(name).flatMap(controls).flatMap((one) => [...ancestors(one)]));
    const scrolled = [...boxes].map((one) => [one, one.scrollLeft, one.scrollTop]);
    const found = part(name).flatMap((box) =>
      controls(box)
        .map((one) => whyUnreachable(box, one))
        .filter(Boolean),
    );
    for (const [one, scrollLeft, scrollTop] of scrolled) Object.assign(one, { scrollLeft, scrollTop });
    return found;
  }

  function whyUnreachable(container, one) {
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const spots = [0.25, 0.5, 0.75].flatMap((x) =>
      [0.25, 0.5, 0.75].map((y) => at(left + x * width, top + y * height)),
    );
    const free = spots.filter((hit) => hit && (container.contains(hit) || hit.contains(one))).length;
    return free * 2 < spots.length ? `${describe(one)} cannot be brought into sight` : "";
  }

  function misfits(longest) {
    const all = lines();
    return [...cutOff(all), ...besideWindow(), ...splits(all, longest ?? Infinity), ...overlaps(all)];
  }

  // What is too small for a finger; by itself, or (`least`) in a crowd, such as a board's.
  const FINGER = 43.5;
  const tooSmall = (least = FINGER) =>
    controls(root()).flatMap((one) => {
      const { width, height } = edge(one);
      const fits = !one.matches("button, select, [role=button]") || Math.min(width, height) >= least;
      return fits ? [] : [`${describe(one)} is ${px(width)} by ${px(height)}`];
    });

  // Attributes that tell one element from another of its kind, or where it stands.
  const PLACED = /^(class|style|id|for|d|x|y|r|points|transform|viewBox|width|height|href|key)$/;
  const VALUES = /^(role|type|data-part|data-leads|aria-(pressed|checked|selected|disabled|haspopup|hidden|live|current|expanded))$/;
  const NAMED_BY_TEXT = "button, [role=button], a, label, summary, h1, h2, h3, th";
  const HAND_OR_PICTURE = "[data-part=hand], [data-part=picture]";

  // What sort of element this is, numbers apart: its tag, classes and attributes, and the words of what is tapped or is a heading,
  // but for those of a hand and a picture, which are others each time.
  const sort = cached((one) => {
    const names = [...one.attributes].filter(({ name }) => !PLACED.test(name));
    const attributes = names.map(({ name, value }) => (VALUES.test(name) ? `${name}=${value}` : `${name}${value ? "" : "="}`));
    const words = [...one.childNodes].filter(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
    const spoken = words.length && one.closest(NAMED_BY_TEXT) && !one.closest(HAND_OR_PICTURE);
    const text = spoken ? words.map(({ data }) => data.trim()).join(" ") : words.length;
    return [one.tagName, [...one.classList].sort(), attributes.sort(), text].join(" ").replace(/\d+/g, "0");
  });

  // A number for each of these sentences.
  const hash = (text) => [...text].reduce((sum, one) => (Math.imul(sum, 31) + one.codePointAt(0)) | 0, 7);

  // The elements to be seen of a sort that is not among these, each within its parent's sort; and what is new of sorts.
  let newElements = [];
  function newSorts(known) {
    const old = new Set(known);
    const all = [...document.body.querySelectorAll(":not(svg *, script, style)")].filter(seen);
    const sorts = all.map((one) => [one, hash(`${sort(one)} in ${sort(one.parentElement)}`)]);
    newElements = sorts.filter(([, number]) => !old.has(number)).map(([one]) => one);
    return [...new Set(sorts.map(([, number]) => number).filter((number) => !old.has(number)))];
  }

  // The outermost of the elements that `newSorts` found last.
  const outermostNew = () => newElements.filter((one) => !newElements.some((other) => other !== one && other.contains(one)));

  // What paints a plain ground behind a line; null where that is a picture, or nothing can be told. Rows of tables are not hit.
  function plainBackground({ holder, letters }) {
    const { left, right, top, bottom } = letters;
    const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const from = under.indexOf(holder);
    if (from < 0 && style(holder).pointerEvents === "none") return null;
    const hit = from < 0 ? null : under.slice(from).find(paints);
    const around = [holder, ...boxes(holder).map(([box]) => box)].find(paints);
    const one = around && (!hit || hit.contains(around)) ? around : hit;
    const { backgroundColor, backgroundImage } = one ? getComputedStyle(one) : {};
    return one && backgroundImage === "none" && channels(backgroundColor)[3] === 255 ? one : null;
  }

  const DIMMED = ":disabled, [aria-disabled=true], [aria-hidden=true]";
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  function channels(color) {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    return pen.getImageData(0, 0, 1, 1).data;
  }
  function luminance(color) {
    const linear = (one) => (one > 10 ? ((one / 255 + 0.055) / 1.055) ** 2.4 : one / 255 / 12.92);
    const [red, green, blue] = [...channels(color)].map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  // New words that are too near to the plain ground behind them, by day or by night.
  function lowContrast() {
    const words = lines().filter(({ holder }) => !holder.closest(DIMMED) && newElements.some((one) => one.contains(holder)));
    const grounds = [...new Map(words.map((line) => [line.holder, plainBackground(line)]))].filter(([, behind]) => behind);
    const { classList } = document.documentElement;
    return ["light", "dark"].flatMap(() => {
      classList.toggle("night");
      const scheme = classList.contains("night") ? "dark" : "light";
      return grounds.flatMap(([holder, behind]) => {
        const { color, fontSize, fontWeight } = getComputedStyle(holder);
        const both = [luminance(color), luminance(getComputedStyle(behind).backgroundColor)];
        const contrast = (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
        const large = parseFloat(fontSize) >= 24 || (fontWeight >= 700 && parseFloat(fontSize) >= 18.66);
        return contrast < (large ? 3 : 4.5) ? [`${scheme}: ${describe(holder)} has a contrast of ${contrast.toFixed(1)}`] : [];
      });
    });
  }

  // All in one: what spills, splits or overlaps, and which of these parts are not in sight or out of reach.
  const all = ({ longest, seen, reached }) => [
    ...misfits(longest),
    ...seen.flatMap(outOfSight),
    ...reached.flatMap(unreachable),
  ];

  globalThis.visibleFaults = {
    misfits: withFreshCache(misfits),
    tooSmall: withFreshCache(tooSmall),
    outOfSight: withFreshCache(outOfSight),
    unreachable: withFreshCache(unreachable),
    all: withFreshCache(all),
    newSorts: withFreshCache(newSorts),
    lowContrast: withFreshCache(lowContrast),
    outermostNew,
  };
})();
