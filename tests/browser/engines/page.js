// What a tapper wants to know of a page, in any engine. axe, which must be there, says what role and what name a thing has.
window.tapper = (() => {
  const { text, aria, dom } = axe.commons;
  const called = (one) => text.accessibleText(one).replace(/\s+/g, " ").trim();

  // All things of this role with such a name that can be perceived; `within`: of the part that is labelled so.
  function named(role, name, within) {
    const wanted = new RegExp(name);
    const root = within ? document.querySelector(`[aria-label="${within}"]`) : document.body;
    axe.setup(document.body);
    try {
      const all = [...(root?.querySelectorAll("*") ?? [])].filter((one) => aria.getRole(one) === role);
      return all.filter((one) => dom.isVisibleToScreenReaders(one) && wanted.test(called(one)));
    } finally {
      axe.teardown();
    }
  }

  function names(role, name, within) {
    const found = named(role, name, within);
    axe.setup(document.body);
    try {
      return found.map(called);
    } finally {
      axe.teardown();
    }
  }

  // The first of them that a finger reaches and that keeps still; null while there is none.
  async function find(role, name, within) {
    for (const one of named(role, name, within)) {
      if (!one.closest(":disabled, [aria-disabled=true]") && reached(one) && (await still(one))) return one;
    }
    return null;
  }

  function reached(one) {
    one.scrollIntoView({ block: "center" });
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
