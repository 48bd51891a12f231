import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './lists.module.css';

interface FoldedProps {
  readonly summary: ReactNode;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

/** What is seldom wanted, behind its name. */
export function Folded({ summary, open, onToggle, children }: FoldedProps) {
  return (
    <details
      className={classes.folded}
      open={open}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <span>{summary}</span>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
