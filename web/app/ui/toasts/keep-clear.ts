/** Takes what has the focus out from under what lies over the page, below whose end it makes room. */
export function keepClear(cover: HTMLElement): void {
  const focused = document.activeElement;
  // Measured without it: room that nothing needs any more would scroll a heading out of view.
  giveRoomBack();
  if (!focused || focused === document.body || !isOver(cover, focused)) return;
  document.documentElement.style.setProperty('--toast-room', `${cover.offsetHeight + 16}px`);
  focused.scrollIntoView({ block: 'nearest' });
}

export function giveRoomBack(): void {
  document.documentElement.style.removeProperty('--toast-room');
}

/** A dialog is over both. */
function isOver(cover: HTMLElement, element: Element): boolean {
  if (cover.contains(element) || element.closest('dialog[open]')) return false;
  const one = cover.getBoundingClientRect();
  const other = element.getBoundingClientRect();
  const beside = one.right <= other.left || other.right <= one.left;
  return !beside && one.top < other.bottom && other.top < one.bottom;
}
