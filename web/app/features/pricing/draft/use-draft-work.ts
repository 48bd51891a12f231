import { useEffect, useState } from 'react';
import type { DraftWork } from './draft-work.ts';

/** The work on one product for as long as its form is on the screen. */
export function useDraftWork(open: () => DraftWork) {
  const [work] = useState(open);
  const [restored, setRestored] = useState(work.wasRestored);
  useEffect(() => work.follow(), [work]);
  const discard = () => {
    work.showSaved();
    setRestored(false);
  };
  return { work, restored, discard };
}
