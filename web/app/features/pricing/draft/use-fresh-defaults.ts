import { useEffect, useRef } from 'react';
import type { DraftWork } from './draft-work.ts';
import { type Defaults, followDefaults } from './fresh-draft.ts';

/** While the form is on the screen, it hears of the user's craft and rate. */
export function useFreshDefaults(work: DraftWork, user: Defaults): void {
  const { craftType, hourlyRate } = user;
  const shown = useRef({ craftType, hourlyRate });
  useEffect(() => {
    const before = shown.current;
    if (before.craftType === craftType && before.hourlyRate === hourlyRate) return;
    shown.current = { craftType, hourlyRate };
    followDefaults(work, shown.current);
  }, [work, craftType, hourlyRate]);
}
