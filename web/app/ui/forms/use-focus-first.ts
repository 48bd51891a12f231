import { type RefObject, useEffect } from 'react';
import { useAlive } from './use-alive.ts';

/** Puts the focus into the first field of a form that has come, once it takes input. */
export function useFocusFirst(form: RefObject<HTMLFormElement | null>, wanted = true): void {
  const alive = useAlive();
  useEffect(() => {
    if (alive && wanted) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [form, alive, wanted]);
}
