export type ShareOutcome = 'shared' | 'copied' | 'refused';

/** Hands a text to the device's own sharing, or to the clipboard where there is none. */
export async function shareOrCopy(title: string, text: string): Promise<ShareOutcome> {
  if (canShare({ title, text })) {
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (error) {
      // A user who cancelled needs no message.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Forbidden, or not there at all outside of https.
    return 'refused';
  }
}

function canShare(data: ShareData): boolean {
  return 'share' in navigator && (navigator.canShare?.(data) ?? true);
}
