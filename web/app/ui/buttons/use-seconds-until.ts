import { useEffect, useState } from 'react';

/**
 * Counts down to a moment.
 *
 * @param moment in milliseconds since 1970; null for none
 * @returns whole seconds left, 0 once it has come
 */
export function useSecondsUntil(moment: number | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => {
      const seconds = moment === null ? 0 : Math.ceil((moment - Date.now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds <= 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
