"""What one would see at a glance: words that are cut off or lie on each other, small targets."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

LOOKS: Final = """
(() => {
  const SLACK = 1.5;
  const top = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const shown = (node) => {
    const style = getComputedStyle(node);
    return style.visibility !== "hidden" && Number(style.opacity) > 0 && !node.closest(".unseen");
  };
  const named = (node) => {
    const own = String(node.className).replace(/ ?svelte-\\w+/g, "").replaceAll(" ", ".");
    return `${node.tagName.toLowerCase()}.${own}`;
  };

  /** Every piece of text on the screen, with its rectangles; drawings speak for themselves. */
  function* texts() {
    const walker = document.createTreeWalker(top(), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest("svg, option, script, style, textarea")) continue;
      if (!shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((one) => one.width > 0.5);
      if (rects.length) yield { words: node.data.trim().slice(0, 60), parent, rects };
    }
  }

  /** Lines of the story that have no room any more are hidden whole, on purpose. */
  function isPast(parent) {
    const line = parent.closest(".story > p");
    if (!line) return false;
    const box = line.parentElement.getBoundingClientRect();
    return line.getBoundingClientRect().left >= box.right - SLACK;
  }

  /** What sticks to an edge lies over what is scrolled below it, on purpose. */
  function sticks(parent) {
    for (let node = parent; node; node = node.parentElement) {
      if (getComputedStyle(node).position === "sticky") return true;
    }
    return false;
  }

  function cutOff({ words, parent, rects }) {
    if (isPast(parent) || parent.closest("[data-may-shorten]")) return null;
    for (const rect of rects) {
      if (rect.right > innerWidth + SLACK || rect.left < -SLACK) {
        return `"${words}" leaves the window`;
      }
      let hangs = false;
      for (let node = parent; node && node !== document.body; node = node.parentElement) {
        const style = getComputedStyle(node);
        const box = node.getBoundingClientRect();
        const isBox = !hangs && node.matches("button, a, .prompt, dialog");
        hangs ||= style.position === "absolute";
        const sideways = isBox || style.overflowX !== "visible";
        const hides = style.overflowY === "hidden" || style.overflowY === "clip";
        if (style.display === "inline" || style.display === "contents") continue;
        if (sideways && (rect.right > box.right + SLACK || rect.left < box.left - SLACK)) {
          return `"${words}" is wider than ${named(node)}`;
        }
        if (hides && (rect.bottom > box.bottom + 3 || rect.top < box.top - 3)) {
          return `"${words}" is higher than ${named(node)}`;
        }
      }
    }
    return null;
  }

  /** What of some rectangles is not hidden by the boxes that a node lies in. */
  function unhidden(rects, parent) {
    let seen = rects;
    for (let node = parent; node && node !== document.body; node = node.parentElement) {
      const style = getComputedStyle(node);
      if (style.overflowX === "visible" || style.display === "inline") continue;
      const box = node.getBoundingClientRect();
      seen = seen.map((one) => ({
        left: Math.max(one.left, box.left),
        right: Math.min(one.right, box.right),
        top: Math.max(one.top, box.top),
        bottom: Math.min(one.bottom, box.bottom),
      }));
    }
    return seen;
  }

  function overlaps(a, b) {
    const others = unhidden(b.rects, b.parent);
    return unhidden(a.rects, a.parent).some((one) =>
      others.some((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 3 && down > 5;
      }),
    );
  }

  const CONTROLS = "a[href], button:not(:disabled), input, select, textarea, summary";
  const controls = () =>
    [...top().querySelectorAll(CONTROLS)].filter(
      (node) => node.checkVisibility() && (shown(node) || node.matches("select, input")),
    );
  const called = (node) => {
    const words = node.getAttribute("aria-label") ?? node.textContent.trim();
    return `${named(node)} "${words.slice(0, 40)}"`;
  };

  window.looks = {
    cutOff() {
      const found = [...texts()].map(cutOff).filter(Boolean);
      const page = document.documentElement;
      if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
      return [...new Set(found)];
    },
    overlapping() {
      const all = [...texts()].filter(({ parent }) => !isPast(parent) && !sticks(parent));
      const found = [];
      all.forEach((one, place) => {
        for (const other of all.slice(place + 1)) {
          if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
          if (overlaps(one, other)) found.push(`"${one.words}" and "${other.words}"`);
        }
      });
      return found;
    },
    /** Cards under the prompt. */
    covered() {
      const prompt = document.querySelector(".prompt");
      if (!prompt) return [];
      const over = { rects: [prompt.getBoundingClientRect()] };
      const at = ["ghost:", "stack:", "row:", "pile", "hand:"];
      const places = at.map((start) => `[data-at^="${start}"]`);
      return [...document.querySelectorAll(places.join())]
        .filter((node) => overlaps({ rects: [node.getBoundingClientRect()] }, over))
        .map((node) => node.dataset.at);
    },
    /** Cards of the row that are wider than their place. */
    tooWide() {
      const found = [];
      for (const entry of document.querySelectorAll('[data-at^="row:"]')) {
        const place = entry.getBoundingClientRect();
        for (const card of entry.querySelectorAll("svg")) {
          const box = card.getBoundingClientRect();
          if (box.left >= place.left - SLACK && box.right <= place.right + SLACK) continue;
          const [from, to] = [box.left - place.left, box.right - place.left].map(Math.round);
          found.push(`${entry.dataset.at}: from ${from} to ${to} of ${Math.round(place.width)}`);
        }
      }
      return found;
    },
    /** Claws that reach what lies right of their column, or the edge of the window. */
    strayingClaws() {
      const columns = [...document.querySelectorAll(".opponent")];
      return columns.flatMap((column, place) => {
        const claw = column.querySelector(".pill")?.getBoundingClientRect();
        const next = columns[place + 1]?.querySelector(".who").getBoundingClientRect().left;
        if (!claw || claw.right <= (next ?? innerWidth)) return [];
        return `a claw of ${claw.width.toFixed(0)} in the column of ${column.ariaLabel}`;
      });
    },
    /** How many pixels of each opponent's name are seen, all its lines together. */
    seenOfNames() {
      const names = [...texts()].filter(({ parent }) => parent.matches(".opponent .name .words"));
      return names.map(({ parent, rects }) => {
        const lines = new Map();
        for (const { left, right, top, bottom } of unhidden(rects, parent)) {
          // A line that ends in an ellipsis is told twice, with and without it.
          if (bottom - top > 5) lines.set(top, Math.max(lines.get(top) ?? 0, right - left));
        }
        return [...lines.values()].reduce((sum, line) => sum + line, 0);
      });
    },
    /** Controls that a finger's breadth around their middle would miss. */
    smallTargets() {
      const found = [];
      for (const node of controls()) {
        node.scrollIntoView({ block: "center", inline: "center" });
        const box = node.getBoundingClientRect();
        if (box.width === 0) continue;
        const reaches = ["::before", "::after"].map((part) => {
          const style = getComputedStyle(node, part);
          if (style.content === "none" || style.position !== "absolute") return [0, 0];
          return [parseFloat(style.width) || 0, parseFloat(style.height) || 0];
        });
        const label = node.closest("label")?.getBoundingClientRect() ?? box;
        const width = Math.max(box.width, label.width, ...reaches.map(([one]) => one));
        const height = Math.max(box.height, label.height, ...reaches.map(([, one]) => one));
        if (width < 43.5 || height < 43.5) {
          found.push(`${called(node)} is ${width.toFixed(0)} by ${height.toFixed(0)}`);
        }
      }
      return [...new Set(found)];
    },
    /** Controls that something lies over, or that no scrolling brings into the window. */
    unreachable() {
      const found = [];
      for (const node of controls()) {
        node.scrollIntoView({ block: "center", inline: "center" });
        const box = node.getBoundingClientRect();
        const hit = document.elementFromPoint(
          (box.left + box.right) / 2,
          (box.top + box.bottom) / 2,
        );
        if (!hit) found.push(`${called(node)} cannot be reached`);
        else if (!node.contains(hit)) found.push(`${called(node)} lies under ${named(hit)}`);
      }
      scrollTo(0, 0);
      return [...new Set(found)];
    },
    /** What one needs to play and would have to scroll for. */
    outOfSight() {
      const parts = ".opponent .head, .opponent .stack, .pile, .place, .prompt, .group";
      scrollTo(0, 0);
      return [...document.querySelectorAll(`${parts}, section.ghost, .prompt button`)]
        .filter((node) => {
          const box = node.getBoundingClientRect();
          return (
            Math.min(box.left, box.top) < -SLACK ||
            box.right > innerWidth + SLACK ||
            box.bottom > innerHeight + SLACK
          );
        })
        .map((node) => `${called(node)} ends at ${node.getBoundingClientRect().bottom.toFixed(0)}`);
    },
  };
})();
"""


def _learn(page: Page) -> None:
    if not page.evaluate("'looks' in window"):
        page.evaluate(LOOKS)


def _seen(page: Page, look: str) -> list[str]:
    _learn(page)
    found: list[str] = page.evaluate(f"looks.{look}()")
    return found


def cut_off(page: Page) -> list[str]:
    """Words that leave the window or the box they are in."""
    return _seen(page, "cutOff")


def overlapping(page: Page) -> list[str]:
    """Words that lie on other words."""
    return _seen(page, "overlapping")


def covered(page: Page) -> list[str]:
    """Cards that the prompt lies on."""
    return _seen(page, "covered")


def too_wide(page: Page) -> list[str]:
    """Cards of the row that leave their entry sideways."""
    return _seen(page, "tooWide")


def straying_claws(page: Page) -> list[str]:
    """Claw pills that would lie on the words of the next opponent."""
    return _seen(page, "strayingClaws")


def seen_of_names(page: Page) -> list[float]:
    """How many pixels of each opponent's name are seen."""
    _learn(page)
    found: list[float] = page.evaluate("looks.seenOfNames()")
    return found


def unreachable(page: Page) -> list[str]:
    """Controls that something lies over, or that cannot be reached."""
    return _seen(page, "unreachable")


def out_of_sight(page: Page) -> list[str]:
    """Parts of a table that one would have to scroll for."""
    return _seen(page, "outOfSight")


def small_targets(page: Page) -> list[str]:
    """Controls smaller than a fingertip."""
    return _seen(page, "smallTargets")
