import { useState } from 'react';

interface CopyTexts {
  readonly done: string;
  readonly failed: string;
}

/** Copies a text to the clipboard; `outcome` says whether that worked. */
export function useCopy({ done, failed }: CopyTexts) {
  const [outcome, setOutcome] = useState('');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(done);
    } catch {
      // Forbidden, or missing outside of https.
      setOutcome(failed);
    }
  };
  return { outcome, copy };
}
