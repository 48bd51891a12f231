import { useEffect } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells React what was typed, or filled in by the browser, into a prerendered page before the
 * scripts arrived: it shows what React does not know of, and would lose it at the next rendering.
 */
export function useTypedEarly(): void {
  useEffect(() => {
    for (const control of document.querySelectorAll<TextControl>('input, textarea')) {
      if (control.value !== control.defaultValue) tellAgain(control);
    }
  }, []);
}

/** React hears of an input only when the value differs from the one it last saw. */
function tellAgain(control: TextControl): void {
  const typed = control.value;
  control.value = control.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, typed);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
