/** A reason not to start that whoever runs the product can act on; printed as its one line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
