import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Row } from './box.tsx';
import classes from './look.module.css';
import { classList, toneClass } from './tones.ts';

const icons = {
  info: IconInfoCircle,
  good: IconCheck,
  warn: IconAlertTriangle,
  bad: IconAlertTriangle,
};

interface NoteProps {
  readonly kind: keyof typeof icons;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Something to know about what stands beside it. */
export function Note({ kind, children, action }: NoteProps) {
  const Icon = icons[kind];
  return (
    <div className={classList(classes.note, toneClass(kind))}>
      <Row gap={3} wrap={action !== undefined}>
        <Icon size={22} aria-hidden className={classes.icon} />
        <div className={classes.grow}>{children}</div>
        {action}
      </Row>
    </div>
  );
}
