import { IconCrown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../ui/look/visually-hidden.tsx';
import type { ScreenEntry } from './screens.ts';
import classes from './shell.module.css';

interface ScreenLinksProps {
  readonly entries: readonly ScreenEntry[];
  readonly className?: string | undefined;
}

export function ScreenLinks({ entries, className }: ScreenLinksProps) {
  return (
    <ul className={className}>
      {entries.map(({ label, to, Icon, locked, current }) => (
        <li key={label}>
          <Link
            to={to}
            prefetch="intent"
            className={classes.entry}
            aria-current={current ? 'page' : undefined}
          >
            <Icon size={20} stroke={1.7} aria-hidden />
            {label}
            {locked && (
              <span>
                <IconCrown size={16} stroke={2} aria-hidden />
                <VisuallyHidden>, exclusivo do plano Pro</VisuallyHidden>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
