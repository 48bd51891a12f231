import { expect, type Locator, type Page } from '@playwright/test';
import { parseDecimal } from '#core/typed/parse-decimal.ts';

/** What takes keys. Boxes, sliders and lists are chosen, files are picked. */
const kinds = ['text', 'email', 'password', 'search', 'tel', 'url', 'number', 'date'];
const typed = [...kinds.map((kind) => `input[type=${kind}]`), 'input:not([type])', 'textarea'];

interface TypedField {
  readonly id: string;
  readonly label: string;
  readonly isNumber: boolean;
}

/** Runs in the page: the fields of the dialog on top, else of the screen, that a person can type into. */
function fieldsIn(selector: string): TypedField[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...root.querySelectorAll<HTMLInputElement>(selector)]
    .filter((field) => field.checkVisibility() && !field.readOnly && field.tabIndex >= 0)
    .map((field, index) => {
      // Fields of a search have no name.
      field.id ||= `typed-${index}`;
      const label = field.labels?.[0]?.textContent ?? field.ariaLabel ?? '';
      return { id: field.id, label, isNumber: field.inputMode === 'decimal' };
    });
}

export const typedFields = (page: Page): Promise<TypedField[]> =>
  page.evaluate(fieldsIn, typed.join());

const fieldOf = (page: Page, { id }: Pick<TypedField, 'id'>): Locator =>
  page.locator(`[id="${id}"]`);

/** Nothing that a number could be. */
const meaningless = 'nada';

interface Typing {
  /** By label. Of numbers that are not named, each field gets a larger one. */
  readonly right?: Readonly<Record<string, string>>;
  /** Labels of fields that take no letters. */
  readonly leftOut?: readonly string[];
  /** What means nothing was typed there before. */
  readonly again?: true;
}

/**
 * Types into every field that shows, as a hand does, and leaves it; into one of a number first what means
 * nothing. Either stands there afterwards, or a note quotes it.
 *
 * @returns what was typed last, by the field's id
 */
export async function typeIntoEveryField(
  page: Page,
  { right = {}, leftOut = [], again }: Typing = {},
): Promise<Map<string, string>> {
  const all = await typedFields(page);
  const fields = all.filter(({ label }) => !leftOut.includes(label));
  const last = new Map<string, string>();
  for (const [index, field] of fields.entries()) {
    const { id, label, isNumber } = field;
    const text = right[label] ?? (isNumber ? String(index + (again ? 2 : 1)) : label.slice(0, 40));
    for (const each of isNumber && !again ? [meaningless, text] : [text]) {
      await fieldOf(page, field).click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(each);
      await page.keyboard.press('Tab');
      await expect.poll(() => whatBecameOf(page, field, each), `${label}: ${each}`).toBe('kept');
    }
    last.set(id, text);
  }
  return last;
}

async function whatBecameOf(page: Page, field: TypedField, text: string): Promise<string> {
  const { value, notes } = await fieldOf(page, field).evaluate((element) => ({
    value: (element as HTMLInputElement).value,
    notes: (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  }));
  const isUnchanged = saysTheSame(value, text) || notes.includes(`“${text}”`);
  return isUnchanged ? 'kept' : `“${value}”, ${notes}`;
}

/** '12' and '12,00' do. */
const saysTheSame = (shown: string, text: string) =>
  shown === text || (parseDecimal(text) !== null && parseDecimal(shown) === parseDecimal(text));

/** Whether the fields show again what was typed into them. */
export async function expectTyped(page: Page, last: ReadonlyMap<string, string>): Promise<void> {
  for (const [id, text] of last) {
    const field = fieldOf(page, { id });
    await expect
      .poll(async () => saysTheSame(await field.inputValue(), text), `${id}: ${text}`)
      .toBe(true);
  }
}
