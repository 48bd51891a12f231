/** Milliseconds of each of somebody's calls, one after the other, until the work is done. */
export async function waits(
  call: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  let working = true;
  const worked = work().finally(() => {
    working = false;
  });
  while (working) {
    const since = performance.now();
    await call();
    times.push(performance.now() - since);
  }
  await worked;
  return times;
}
