// Find elements by role and name in any engine. Needs axe, which computes both.
window.findElements = (() => {
  const { text, aria, dom } = axe.commons;
  const called = (one) => text.accessibleText(one).replace(/\s+/g, " ").trim();

  // All perceivable elements with this role and name, each with its name; `within`: in the part with this label.
  function named(role, name, within) {
    const wanted = new RegExp(name);
    const root = within ? document.querySelector(`[aria-label="${within}"]`) : document.body;
    axe.setup(document.body);
    try {
      return [...(root?.querySelectorAll("*") ?? [])]
        .filter((one) => aria.getRole(one) === role && dom.isVisibleToScreenReaders(one))
        .map((one) => ({ one, name: called(one) }))
        .filter(({ name }) => wanted.test(name));
    } finally {
      axe.teardown();
    }
  }

  const names = (...wanted) => named(...wanted).map(({ name }) => name);

  // The first of them that can be tapped and does not move; null if there is none.
  async function find(role, name, within) {
    for (const { one } of named(role, name, within)) {
      if (!one.closest(":disabled, [aria-disabled=true]") && reached(one) && (await still(one))) return one;
    }
    return null;
  }

  function reached(one) {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && height > 0 && (one.closest("label") ?? one).contains(hit);
  }

  async function still(one) {
    const frame = () => new Promise(requestAnimationFrame);
    const box = () => JSON.stringify(one.getBoundingClientRect());
    const before = box();
    await frame();
    await frame();
    return one.isConnected && box() === before && reached(one);
  }

  return { find, names };
})();
