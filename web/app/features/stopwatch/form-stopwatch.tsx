import { IconStopwatch } from '@tabler/icons-react';
import { useState } from 'react';
import { stopwatchStates } from '#core/stopwatch/stopwatch-states.ts';
import { useUser } from '../session/user-context.ts';
import { LazyPanel } from './lazy-panel.tsx';
import classes from './stopwatch.module.css';
import { readStored, type StopwatchPlace } from './stored-stopwatches.ts';
import type { UseHours } from './use-panel.ts';
import { useStoredStopwatch } from './use-stored-stopwatch.ts';

interface FormStopwatchProps {
  readonly productId: string | null;
  readonly onUse: UseHours;
}

export function FormStopwatch({ productId, onUse }: FormStopwatchProps) {
  const { id: userId } = useUser();
  const [place] = useState({ userId, productId });
  const isStored = useStoredStopwatch(place) !== null;
  const [startedAt, setStartedAt] = useState<number | null>(null);
  // A reset can be undone, so the panel stays.
  const [opened, setOpened] = useState(isStored);
  if (isStored && !opened) setOpened(true);
  if (opened || startedAt !== null) {
    return (
      <LazyPanel
        place={place}
        startedAt={startedAt}
        takesFocus={startedAt !== null}
        onUse={onUse}
      />
    );
  }
  return (
    <button type="button" className={classes.button} onClick={() => setStartedAt(Date.now())}>
      <IconStopwatch size={18} stroke={1.7} aria-hidden />
      {stopwatchStates.off}
    </button>
  );
}

/** The product on a form was saved, with this id: its stopwatch is removed, or follows it. */
export function settleStopwatch(place: StopwatchPlace, savedId: string): void {
  if (readStored(place) === null) return;
  void import('./stopwatch-acts.ts').then(({ settleSaved }) => settleSaved(place, savedId));
}
