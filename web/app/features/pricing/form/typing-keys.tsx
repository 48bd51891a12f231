import { useEffect, useState } from 'react';
import { keysOfTyping, typingKeysLabel } from '#core/typed/typing-keys.ts';
import classes from './typing-keys.module.css';

type TypedAs = keyof typeof keysOfTyping;

export function TypingKeys() {
  const [typedAs, setTypedAs] = useState(focusedAs);
  useEffect(() => {
    const follow = () => setTypedAs(focusedAs());
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', follow);
    };
  }, []);
  if (typedAs === null) return null;
  return (
    <div role="toolbar" aria-label={typingKeysLabel} className={classes.keys}>
      {keysOfTyping[typedAs].map(({ sign, name, replaces }) => (
        <button
          key={sign}
          type="button"
          tabIndex={-1}
          aria-label={name}
          className={classes.key}
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
