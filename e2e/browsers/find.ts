const selectors = {
  button: 'button:enabled',
  link: 'a[href]',
  textbox: 'input:not([type=radio], [type=checkbox], [type=range]):enabled, textarea:enabled',
  radio: 'input[type=radio]:enabled',
  heading: 'h1, h2, h3',
};

/** What is looked for on a screen: by its role and how its name begins, or by its words. */
export type Sought =
  | { readonly role: keyof typeof selectors; readonly name: string }
  | { readonly text: string };

/** The middle of it in the view, in CSS pixels, and which of those that were asked for it is. */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly which: number;
}

/**
 * Waits in the page until one of them is there; what has a role must be reached by a press, too.
 *
 * @param until in milliseconds since 1970
 * @returns as a script for the page: an expression of a promise, null when the time is over
 */
export const finding = (either: readonly Sought[], until: number): string => `(() => {
  const selectors = ${JSON.stringify(selectors)};
  ${[nameOf, isReached, middleOf, look].join(';')};
  return (${wait})(${JSON.stringify(either)}, ${until});
})()`;

/** Runs in the page, as do those below. */
function nameOf(element: Element): string {
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const label = labels.map(({ textContent }) => textContent).join(' ');
  const said = element.getAttribute('aria-label') || label || (element as HTMLElement).innerText;
  return said.replaceAll(/\s+/g, ' ').trim();
}

/** Whether nothing lies on top of it, or of its label. */
function isReached(element: Element, { x, y }: { x: number; y: number }): boolean {
  const hit = document.elementFromPoint(x, y);
  const targets = [element, ...((element as HTMLInputElement).labels ?? [])];
  return targets.some((target) => target.contains(hit));
}

function middleOf(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

function look(sought: Sought): { x: number; y: number } | undefined {
  if ('text' in sought) {
    const isThere = document.body.innerText.replaceAll(/\s+/g, ' ').includes(sought.text);
    return isThere ? { x: 0, y: 0 } : undefined;
  }
  for (const element of document.querySelectorAll(selectors[sought.role])) {
    if (!element.checkVisibility() || !nameOf(element).startsWith(sought.name)) continue;
    const middle = middleOf(element);
    if (isReached(element, middle)) return middle;
  }
  return undefined;
}

function wait(either: readonly Sought[], until: number): Promise<Found | null> {
  return new Promise((resolve) => {
    const lookAgain = () => {
      for (const [which, sought] of either.entries()) {
        const place = look(sought);
        if (place) return resolve({ ...place, which });
      }
      if (Date.now() > until) return resolve(null);
      requestAnimationFrame(lookAgain);
    };
    lookAgain();
  });
}
