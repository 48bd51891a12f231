import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './look.module.css';

interface VisuallyHiddenProps {
  readonly as?: 'span' | 'legend' | 'caption';
  /** The id for what is labelled by the text. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Words for those who do not see what says the same. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={classes.hidden}>
      {children}
    </Element>
  );
}

/** What changes with every key is read out once nothing was typed for a second. */
export function Spoken({ text }: { readonly text: string }) {
  const [spoken] = useDebouncedValue(text, 1000);
  return (
    <div role="status">
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </div>
  );
}
