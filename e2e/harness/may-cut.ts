/**
 * Whether a box may cut a text: one that scrolls, and a row of 64 px a name that is whole after one
 * press. Figures and other words are never cut. Runs in the page.
 */
export function mayCut(box: Element, text: Element): boolean {
  const { overflowX, textOverflow } = getComputedStyle(box);
  if (/auto|scroll/.test(overflowX)) return true;
  return textOverflow === 'ellipsis' && text.closest('a bdi, button bdi') !== null;
}
