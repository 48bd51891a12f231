/** By role; where a role has its name from its own words, `named` has it too. */
const selectors = {
  article: 'article',
  button: 'button',
  complementary: 'aside',
  dialog: 'dialog',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  listitem: 'li',
  radio: 'input[type=radio]',
  region: 'section',
  textbox: 'input:not([type=radio], [type=checkbox], [type=range]), textarea',
};
const named = ['button', 'heading', 'link'];

/** A name or a text, as Playwright compares them. */
export interface Words {
  readonly words: string;
  readonly flags?: string;
  /** Whether it is all of it; without it a part is enough, and its case does not matter. */
  readonly exact?: boolean;
}

export type Role = keyof typeof selectors;

/** One step of a locator, from the elements of the step before. */
export type Step =
  | { readonly role: Role; readonly name?: Words }
  | { readonly label: Words }
  | { readonly text: Words }
  /** Those that have it somewhere. */
  | { readonly has: Words };

/** The middle of it in the view, in CSS pixels. */
export interface Found {
  readonly x: number;
  readonly y: number;
}

/** What it is looked for: a press must reach it, and what is typed goes where the focus is. */
export type Purpose = 'see' | 'press' | 'type';

/**
 * Waits in the page until it is there for that.
 *
 * @param until in milliseconds since 1970; it is looked for at least once
 * @returns as a script for the page: an expression of a promise, null when the time is over
 */
export const finding = (
  steps: readonly Step[],
  purpose: Purpose,
  until: number,
): string => `(() => {
  const selectors = ${JSON.stringify(selectors)};
  const named = ${JSON.stringify(named)};
  ${[plain, matches, labelOf, nameOf, isReached, middleOf, next, look].join(';')};
  return (${wait})(${JSON.stringify(steps)}, '${purpose}', ${until});
})()`;

/** Runs in the page, as do those below. */
function plain(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

function matches(text: string, { words, flags, exact }: Words): boolean {
  if (flags !== undefined) return new RegExp(words, flags).test(text);
  const sought = plain(words);
  return exact ? text === sought : text.toLowerCase().includes(sought.toLowerCase());
}

function labelOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const parts = [...ids.map((id) => document.getElementById(id)), ...labels];
  const label = element.getAttribute('aria-label');
  return plain(label ?? parts.map((each) => each?.textContent ?? '').join(' '));
}

function nameOf(element: Element, role: Role): string {
  return (
    labelOf(element) || (named.includes(role) ? plain((element as HTMLElement).innerText) : '')
  );
}

/** Whether nothing lies on top of it, or of its label. */
function isReached(element: Element, { x, y }: Found): boolean {
  const hit = document.elementFromPoint(x, y);
  const targets = [element, ...((element as HTMLInputElement).labels ?? [])];
  return targets.some((target) => target.contains(hit));
}

function middleOf(element: Element): Found {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

function next(step: Step, from: readonly Element[]): Element[] {
  const says = (element: Element, words: Words) =>
    matches(plain((element as HTMLElement).innerText), words);
  if ('has' in step) return from.filter((element) => says(element, step.has));
  const within = (selector: string) => from.flatMap((each) => [...each.querySelectorAll(selector)]);
  if ('label' in step) {
    return within('*').filter((each) => labelOf(each) && matches(labelOf(each), step.label));
  }
  if ('text' in step) {
    const saying = within('*').filter((element) => says(element, step.text));
    return saying.filter((each) => !saying.some((other) => other !== each && each.contains(other)));
  }
  const { role, name } = step;
  const all = within(`${selectors[role]}, [role=${role}]`);
  return name ? all.filter((element) => matches(nameOf(element, role), name)) : all;
}

function look(steps: readonly Step[], purpose: Purpose): Found | undefined {
  let elements: Element[] = [document.documentElement];
  for (const step of steps) elements = next(step, elements);
  for (const element of elements.filter((each) => each.checkVisibility())) {
    if (purpose === 'see') return { x: 0, y: 0 };
    if (element.matches(':disabled')) continue;
    if (purpose === 'type') {
      (element as HTMLInputElement).focus();
      (element as HTMLInputElement).select();
      return { x: 0, y: 0 };
    }
    const middle = middleOf(element);
    if (isReached(element, middle)) return middle;
  }
  return undefined;
}

function wait(steps: readonly Step[], purpose: Purpose, until: number): Promise<Found | null> {
  return new Promise((resolve) => {
    let before: Found | undefined;
    const lookAgain = () => {
      const place = look(steps, purpose);
      // What still moves is missed by a press.
      const stands = purpose !== 'press' || (place?.x === before?.x && place?.y === before?.y);
      if (place && stands) return resolve(place);
      before = place;
      if (Date.now() > until) return resolve(null);
      requestAnimationFrame(lookAgain);
    };
    lookAgain();
  });
}
