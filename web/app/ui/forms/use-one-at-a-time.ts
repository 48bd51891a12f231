import { useRef, useState } from 'react';

/** Lets one thing run at a time and drops calls in between. */
export function useOneAtATime() {
  // The state is for the eye; a second press may come before it has rendered anything.
  const busy = useRef(false);
  const [pending, setPending] = useState(false);

  /** @returns null when something else is still under way */
  const run = async <T>(act: () => Promise<T>): Promise<T | null> => {
    if (busy.current) return null;
    busy.current = true;
    setPending(true);
    try {
      return await act();
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  return { pending, run };
}
