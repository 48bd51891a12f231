import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { afterPress } from '../../../ui/browser/after-press.ts';
import classes from '../pricing.module.css';

interface TypingKey {
  readonly sign: string;
  /** How it is read out. */
  readonly name: string;
  /** The key begins a number; others go on from one. */
  readonly replaces: boolean;
}

const half = { sign: '½', name: 'meio', replaces: true };
const plus = { sign: '+', name: 'mais', replaces: false };
const times = { sign: '×', name: 'vezes', replaces: false };
const over = { sign: '/', name: 'dividido por', replaces: false };

/** What may be typed besides digits, and phones leave out of their keyboard for numbers. */
const keysOfTyping: Readonly<Record<'hours' | 'amount' | 'sum', readonly TypingKey[]>> = {
  hours: [
    { sign: 'h', name: 'horas', replaces: false },
    { sign: 'min', name: 'minutos', replaces: false },
    half,
    plus,
  ],
  amount: [
    half,
    { sign: '⅓', name: 'um terço', replaces: true },
    { sign: '¼', name: 'um quarto', replaces: true },
    over,
    plus,
    times,
  ],
  sum: [plus, times, over],
};

type TypedAs = keyof typeof keysOfTyping;

export function TypingKeys() {
  const [typedAs, setTypedAs] = useState(focusedAs);
  const follow = () =>
    afterPress(() => {
      const next = focusedAs();
      setTypedAs(next);
      // The keys come up over the end of the view: the field is typed in above them.
      if (next) document.activeElement?.scrollIntoView({ block: 'nearest' });
    });
  useWindowEvent('focusin', follow);
  useWindowEvent('focusout', follow);
  if (typedAs === null) return null;
  return (
    <div role="toolbar" aria-label="Sinais para este número" className={classes.keys}>
      {keysOfTyping[typedAs].map(({ sign, name, replaces }) => (
        <button
          key={sign}
          type="button"
          tabIndex={-1}
          aria-label={name}
          className={classes.pick}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => typeSign(sign, replaces)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

function focusedAs(): TypedAs | null {
  const { activeElement } = document;
  const typedAs = activeElement instanceof HTMLInputElement && activeElement.dataset.typedAs;
  return typedAs && Object.hasOwn(keysOfTyping, typedAs) ? (typedAs as TypedAs) : null;
}

/** Types at the cursor as the keyboard does; behind a number that is selected as a whole. */
function typeSign(sign: string, replaces: boolean): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  const { length } = field.value;
  const isWhole = field.selectionStart === 0 && field.selectionEnd === length;
  if (isWhole && !replaces) field.setSelectionRange(length, length);
  document.execCommand('insertText', false, sign);
}
