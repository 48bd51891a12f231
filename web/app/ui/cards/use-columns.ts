import { useSyncExternalStore } from 'react';

/** From which widths of the window on so many cards fit side by side. */
const steps = ['(min-width: 44em)', '(min-width: 68em)'] as const;

function subscribe(onChange: () => void) {
  const queries = steps.map((step) => window.matchMedia(step));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** How many cards stand side by side, known before anything is laid out. */
export function useColumns(): number {
  return useSyncExternalStore(
    subscribe,
    () => 1 + steps.filter((step) => window.matchMedia(step).matches).length,
    () => 1,
  );
}
