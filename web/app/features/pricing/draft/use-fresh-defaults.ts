import { useEffect, useRef } from 'react';
import type { DraftWork } from './draft-work.ts';
import { type Defaults, followDefaults } from './fresh-draft.ts';

/** While the form is on the screen, it hears of the user's craft, rate and habit of rounding. */
export function useFreshDefaults(work: DraftWork, user: Defaults): void {
  const { craftType, hourlyRate, rounding } = user;
  const shown = useRef('');
  useEffect(() => {
    const defaults = { craftType, hourlyRate, rounding };
    const before = shown.current;
    shown.current = JSON.stringify(defaults);
    if (before !== '' && before !== shown.current) followDefaults(work, defaults);
  }, [work, craftType, hourlyRate, rounding]);
}
