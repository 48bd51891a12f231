/**
 * Whether a box cuts a name that is whole after one press: in rows of 64 px names end with an ellipsis,
 * figures and other words never do. Runs in the page.
 */
export function isNameInRow(element: Element, box: Element): boolean {
  const isName = element.closest('a bdi, button bdi') !== null;
  return isName && getComputedStyle(box).textOverflow === 'ellipsis';
}
