import { useState } from 'react';
import { useNavigationType } from 'react-router';

let opened: string | null = null;

/** The product whose screen is opened from the list; nothing else of the list is remembered. */
export function rememberOpened(id: string): void {
  opened = id;
}

/** On the way back to the list: the product that was opened from it, which takes the focus again. */
export function useReturned(): string | null {
  const isBack = useNavigationType() === 'POP';
  const [returned] = useState(() => (isBack ? opened : null));
  return returned;
}
