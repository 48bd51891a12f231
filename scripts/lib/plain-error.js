/** A failure whose message is all a person needs: shown without a stack. */
export class PlainError extends Error {}

/**
 * Runs a script's main function; a PlainError becomes one message and exit code 1.
 *
 * @param {() => Promise<number>} main answers the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
