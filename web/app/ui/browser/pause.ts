/** Waits until nothing more is typed: each letter calls off the wait of the one before. */
export async function pauseOfTyping(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  signal.throwIfAborted();
}
