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

  function overlaps(a, b) {
    return a.rects.some((one) =>
      b.rects.some((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 3 && down > 5;
      }),
    );
  }

  window.looks = {
    cutOff() {
      const found = [...texts()].map(cutOff).filter(Boolean);
      const page = document.documentElement;
      if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
      return [...new Set(found)];
    },
    overlapping() {
      const all = [...texts()].filter(({ parent }) => !isPast(parent));
      const found = [];
      all.forEach((one, place) => {
        for (const other of all.slice(place + 1)) {
          if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
          if (overlaps(one, other)) found.push(`"${one.words}" and "${other.words}"`);
        }
      });
      return found;
    },
    /** Controls that a finger's breadth around their middle would miss. */
    smallTargets() {
      const found = [];
      const controls = "a[href], button:not(:disabled), input, select, textarea, summary";
      for (const node of top().querySelectorAll(controls)) {
        if (!shown(node) && !node.matches("select, input")) continue;
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
          const name = node.getAttribute("aria-label") ?? node.textContent.trim().slice(0, 40);
          found.push(`${named(node)} "${name}" is ${width.toFixed(0)} by ${height.toFixed(0)}`);
        }
      }
      return [...new Set(found)];
    },
  };
})();
"""


def _seen(page: Page, look: str) -> list[str]:
    if not page.evaluate("'looks' in window"):
        page.evaluate(LOOKS)
    found: list[str] = page.evaluate(f"looks.{look}()")
    return found


def cut_off(page: Page) -> list[str]:
    """Words that leave the window or the box they are in."""
    return _seen(page, "cutOff")


def overlapping(page: Page) -> list[str]:
    """Words that lie on other words."""
    return _seen(page, "overlapping")


def small_targets(page: Page) -> list[str]:
    """Controls smaller than a fingertip."""
    return _seen(page, "smallTargets")
