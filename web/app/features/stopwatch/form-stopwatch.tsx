import { IconStopwatch } from '@tabler/icons-react';
import { useState } from 'react';
import { stopwatchStates } from '#core/messages/stopwatch.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useUser } from '../session/user-context.ts';
import { LatePanel } from './late-panel.tsx';
import classes from './stopwatch-panel.module.css';
import { useKept } from './use-kept.ts';
import type { UseHours } from './use-panel.ts';

interface FormStopwatchProps {
  /** Null for a new product. */
  readonly productId: string | null;
  readonly onUse: UseHours;
}

/** A stopwatch beside the field for hours. Until it is begun it is a line with a button. */
export function FormStopwatch({ productId, onUse }: FormStopwatchProps) {
  const { id: userId } = useUser();
  const [place] = useState({ userId, productId });
  const isKept = useKept(place) !== null;
  const [begunAt, setBegunAt] = useState<number | null>(null);
  // What was reset can be taken back, so the panel stays.
  const [opened, setOpened] = useState(isKept);
  if (isKept && !opened) setOpened(true);
  if (opened || begunAt !== null) {
    return (
      <LatePanel place={place} begunAt={begunAt} takesFocus={begunAt !== null} onUse={onUse} />
    );
  }
  return (
    <section aria-label={stopwatchStates.off} className={classes.idle}>
      <IconStopwatch size={20} stroke={1.7} aria-hidden />
      {stopwatchStates.off}
      <Button size="sm" variant="default" onClick={() => setBegunAt(Date.now())}>
        Começar
      </Button>
    </section>
  );
}
