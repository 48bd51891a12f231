import { type FocusEvent, useState } from 'react';
import { useLoaded } from '../../../ui/browser/use-loaded.ts';

const loadTypingKeys = async () => (await import('./typing-keys.tsx')).TypingKeys;

/** The keys that a phone's keyboard for numbers leaves out; they come with the first such number. */
export function useTypingKeys() {
  const [isWanted, setWanted] = useState(false);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (isWanted || target.dataset.typedAs === undefined) return;
    setWanted(window.matchMedia('(pointer: coarse)').matches);
  };
  return { TypingKeys: useLoaded(isWanted, loadTypingKeys), onFocus };
}
