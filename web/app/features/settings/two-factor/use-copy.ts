import { useState } from 'react';

interface CopyTexts {
  readonly done: string;
  readonly failed: string;
}

/** Puts a text on the clipboard, and says how it went. */
export function useCopy({ done, failed }: CopyTexts) {
  const [said, setSaid] = useState('');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      // Forbidden, or not there at all outside of https.
      setSaid(failed);
    }
  };
  return { said, copy };
}
