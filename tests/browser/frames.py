"""Records what a page shows in every frame, and finds effects that were seen before their cause.

The page is also recorded after every task that changes it, because a busy machine draws few frames.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Page

_RECORD: Final = """
(() => {
  const frames = [];
  window.framesSeen = frames;
  window.flown = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.matches(".sky .flight") && this.querySelector("use")) window.flown.add(this);
    return animate.apply(this, how);
  };
  const ids = new WeakMap();
  let made = 0;
  const all = selector => [...document.querySelectorAll(selector)];
  const words = selector => all(selector).map(one => one.textContent.trim().replace(/\\s+/g, " "));
  const labels = selector => all(selector).map(one => one.getAttribute("aria-label"));
  const visible = one => Number(getComputedStyle(one).opacity) > 0.5;
  const flightOf = one => {
    if (!ids.has(one)) ids.set(one, ++made);
    const left = one.getAnimations({ subtree: true }).map(animation => {
      const end = animation.effect.getComputedTiming().endTime / animation.playbackRate;
      return (animation.startTime ?? performance.now()) + end - performance.now();
    });
    const cards = one.querySelectorAll("use").length;
    return { id: ids.get(one), cards, left: Math.max(0, ...left) };
  };
  const look = () => {
    if (document.querySelector("main.board")) {
      frames.push({
        now: performance.now(),
        flights: all(".sky .flight").map(flightOf),
        seen: {
          counts: words("[data-at^='head:'] .unseen"),
          scores: words(".score b"),
          stacks: labels(".stack"),
          row: all("[data-at^='row:']").filter(visible).map(one => one.getAttribute("aria-label")),
          pile: labels("[data-at=pile]"),
          discard: words("[data-at=discard]"),
          ghost: labels("[data-at^='ghost:']"),
          hand: all("[data-card]").filter(visible)
            .map(one => `${one.dataset.card} ${one.querySelectorAll("use").length}`),
          turn: all("[data-at^='paw:']").filter(visible).map(one => one.dataset.at),
          claws: labels("[data-at^='claw:']").length,
          story: words("ol.log p, .story p"),
          prompt: words(".prompt h2"),
          title: [document.title],
        },
      });
    }
  };
  const frame = () => {
    look();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const changes = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, changes);
})();
"""

TOLERANCE: Final = 40.0
"""Milliseconds by which an effect may come before the end of its motion: just over two frames."""

CARDS: Final = frozenset({"counts", "scores", "stacks", "pile", "discard", "ghost"})
"""What only moving cards can change."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame: when it was drawn, what flew, and what could be read."""

    now: float
    flights: tuple[dict[str, Any], ...]
    seen: dict[str, Any]

    def changed(self, before: Frame) -> frozenset[str]:
        """The parts whose readable content has changed since the frame before."""
        return frozenset(part for part, now in self.seen.items() if now != before.seen[part])


def record(page: Page) -> None:
    """Record every frame of the pages opened from now on."""
    page.add_init_script(_RECORD)


def forget(page: Page) -> None:
    """Forget what was recorded so far, except the last frame, with which the next is compared."""
    page.evaluate("framesSeen.splice(0, framesSeen.length - 1); flown.clear()")


def flown(page: Page) -> int:
    """Number of cards that have begun to fly, whether or not a frame was drawn meanwhile."""
    number: int = page.evaluate("window.flown.size")
    return number


def frames(page: Page) -> list[Frame]:
    """All recorded frames."""
    found: list[dict[str, Any]] = page.evaluate("window.framesSeen")
    return [Frame(one["now"], tuple(one["flights"]), one["seen"]) for one in found]


def hasty(shown: list[Frame]) -> list[str]:
    """The changes that were seen before the cards that cause them had landed."""
    found: list[str] = []
    for before, after in pairwise(shown):
        changed = after.changed(before)
        if not changed:
            continue
        passed = after.now - before.now
        still = max((flight["left"] for flight in before.flights), default=0.0) - passed
        if still > TOLERANCE:
            found.append(f"{sorted(changed)} changed {still:.0f} ms before the cards landed")
        lasting = {flight["id"] for flight in before.flights} & {
            flight["id"] for flight in after.flights
        }
        if lasting:
            found.append(f"{sorted(changed)} changed while cards went on flying")
        if changed & CARDS and not any(flight["cards"] for flight in before.flights):
            found.append(f"{sorted(changed & CARDS)} changed without any motion")
    return found


def longest_gap(shown: list[Frame]) -> float:
    """Milliseconds for which the page stood still: the longest time between two frames."""
    return max((after.now - before.now for before, after in pairwise(shown)), default=0.0)


def changes(shown: list[Frame]) -> set[str]:
    """Everything that changed."""
    pairs = pairwise(shown)
    return {part for before, after in pairs for part in after.changed(before)}
