import { useLayoutEffect, useRef } from 'react';

/** A text that is followed without rendering: it moves with every keystroke. */
export interface LiveText {
  readonly read: () => string;
  /** @returns what ends it */
  readonly follow: (listener: () => void) => () => void;
}

/** Keeps what an element shows the same as a live text. */
export function useLiveText<E extends HTMLElement>(
  text: LiveText,
  show: (element: E, text: string) => void,
) {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const update = () => element.current && show(element.current, text.read());
    update();
    return text.follow(update);
  }, [text, show]);
  return element;
}

interface LiveProps {
  readonly text: LiveText;
  readonly as?: 'span' | 'output';
  readonly className?: string | undefined;
  /** What it is, where no label element says it. */
  readonly label?: string;
}

/** A figure of the form. */
export function Live({ text, as: Tag = 'span', className, label }: LiveProps) {
  const element = useLiveText<HTMLOutputElement>(text, Tag === 'output' ? writeAmount : write);
  return <Tag ref={element} className={className} aria-label={label} />;
}

function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Tells its length, too: the longer it is the smaller it may have to be (ui/amount.module.css). */
function writeAmount(element: HTMLElement, text: string): void {
  if (element.textContent.length !== text.length) {
    element.style.setProperty('--length', String(text.length));
  }
  write(element, text);
}
