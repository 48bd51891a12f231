/** A reason not to start that an operator can act on. It is printed as a single line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
