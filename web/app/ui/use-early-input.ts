import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface EarlyText {
  readonly field: Field;
  readonly text: string;
  /** What the page came with. */
  readonly initial: string;
}

interface EarlyAct {
  readonly type: string;
  readonly target: HTMLElement;
}

interface EarlyPage {
  /** There until the application has taken over: what was pressed, followed and sent before. */
  earlyActs?: EarlyAct[];
}

/**
 * An inline script for the pages of the application. None of its forms is sent by the browser itself,
 * which would put what was typed, a password too, into the address; no button is pressed in vain; and
 * no link leaves a page in which something was typed. A link in a tab of its own does no harm.
 */
export const holdActs = `earlyActs = [];
for (const type of ['click', 'submit']) addEventListener(type, (event) => {
  if (!window.earlyActs || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = type === 'submit' ? event.target : event.target.closest('button[type=button]:not([data-reload]), a:not([target])');
  const typed = () => [...document.querySelectorAll('input, textarea')].some(({ value, defaultValue }) => value !== defaultValue);
  if (!target || (target.matches('a') && !typed())) return;
  event.preventDefault();
  event.stopPropagation();
  earlyActs.push({ type, target });
}, true);`;

/**
 * Does over again what was done to a prerendered page before the application arrived. React would
 * leave what was typed out of its state, and out of the field with the next rendering.
 */
export function useEarlyInput(): void {
  useEffect(() => {
    // One task for each: handlers see the state that the one before has led to.
    for (const early of earlyTexts()) window.setTimeout(() => retype(early));
    window.setTimeout(() => {
      const page = window as EarlyPage;
      const acts = page.earlyActs ?? [];
      delete page.earlyActs;
      for (const act of acts) window.setTimeout(() => redo(act));
    });
  }, []);
}

function redo({ type, target }: EarlyAct): void {
  if (!target.isConnected) return;
  if (type === 'click') target.click();
  else if (target instanceof HTMLFormElement) target.requestSubmit();
}

function earlyTexts(): EarlyText[] {
  return [...document.querySelectorAll<Field>('input, textarea')]
    .filter(({ type }) => type !== 'radio' && type !== 'checkbox' && type !== 'range')
    .map((field) => ({ field, text: field.value, initial: field.defaultValue }))
    .filter(({ text, initial }) => text !== initial);
}

/** Like typing by hand: an event after which the field holds something new. */
function retype({ field, text, initial }: EarlyText): void {
  // Somebody has typed on since, and that was heard.
  if (field.value !== text && field.value !== initial) return;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React notes what is set on the element itself, and thus what is no news to it.
  field.value = initial;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
