import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface EarlyText {
  readonly field: Field;
  readonly text: string;
  /** What the page came with. */
  readonly initial: string;
}

interface EarlyPage {
  /** There until the application has taken over, with the form that was sent before, if any. */
  earlyInput?: { form?: HTMLFormElement };
}

/**
 * An inline script for the pages of the application: none of its forms is sent by the browser itself,
 * which would put what was typed, a password too, into the address.
 */
export const holdForms = `earlyInput = {}; addEventListener('submit', (event) => {
  if (!window.earlyInput) return;
  event.preventDefault();
  event.stopPropagation();
  earlyInput.form = event.target;
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
      const form = page.earlyInput?.form;
      delete page.earlyInput;
      if (form?.isConnected) form.requestSubmit();
    });
  }, []);
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
