import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page can hear what is done to it. A prerendered one can once React has taken it over. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
