import { IconCrown } from '@tabler/icons-react';
import { VisuallyHidden } from '../../ui/notes/visually-hidden.tsx';
import classes from './header.module.css';

/** The crown on what only Pro may open. */
export function ProMark() {
  return (
    <span className={classes.crown}>
      <IconCrown size={16} stroke={2} aria-hidden />
      <VisuallyHidden>, exclusivo do plano Pro</VisuallyHidden>
    </span>
  );
}
