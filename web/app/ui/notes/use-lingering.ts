import { useState } from 'react';
import { useElapsed } from './delayed-text.tsx';

/**
 * Something that was there at first stays for so many milliseconds, even when its reason is gone
 * sooner; something that was not there at first is never shown.
 */
export function useLingering(active: boolean, ms: number): boolean {
  const [began] = useState(active);
  const over = useElapsed(ms);
  return began && (active || !over);
}
