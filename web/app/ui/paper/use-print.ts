import { useEffect, useState } from 'react';

/** Prints the page once everything is here that is to be printed, or no more comes. */
export function usePrint(ready: boolean) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!(wanted && ready)) return;
    setWanted(false);
    window.print();
  }, [wanted, ready]);
  return { print: () => setWanted(true), waiting: wanted && !ready };
}
