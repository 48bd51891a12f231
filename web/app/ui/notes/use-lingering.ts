import { useEffect, useState } from 'react';

/**
 * Something that was there at first stays for so many milliseconds, even when its reason is gone
 * sooner; something that was not there at first is never shown.
 */
export function useLingering(active: boolean, ms: number): boolean {
  const [began] = useState(active);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!began) return;
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [began, ms]);
  return began && (active || !over);
}
