import { IconStopwatch } from '@tabler/icons-react';
import { useState } from 'react';
import { stopwatchStates } from '#core/stopwatch/stopwatch-states.ts';
import { useUser } from '../session/user-context.ts';
import { LazyPanel } from './lazy-panel.tsx';
import classes from './opening.module.css';
import type { UseHours } from './use-panel.ts';
import { useStoredStopwatch } from './use-stored-stopwatch.ts';

interface FormStopwatchProps {
  /** Null for a new product. */
  readonly productId: string | null;
  readonly onUse: UseHours;
}

/** A stopwatch above the field for hours. Until it is begun it is a button. */
export function FormStopwatch({ productId, onUse }: FormStopwatchProps) {
  const { id: userId } = useUser();
  const [place] = useState({ userId, productId });
  const isStored = useStoredStopwatch(place) !== null;
  const [begunAt, setBegunAt] = useState<number | null>(null);
  // What was reset can be taken back, so the panel stays.
  const [opened, setOpened] = useState(isStored);
  if (isStored && !opened) setOpened(true);
  if (opened || begunAt !== null) {
    return (
      <LazyPanel place={place} begunAt={begunAt} takesFocus={begunAt !== null} onUse={onUse} />
    );
  }
  return (
    <button type="button" className={classes.button} onClick={() => setBegunAt(Date.now())}>
      <IconStopwatch size={18} stroke={1.7} aria-hidden />
      {stopwatchStates.off}
    </button>
  );
}
