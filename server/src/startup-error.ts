import { OwnError } from './own-error.ts';

/**
 * A reason not to start that an operator can act on. It is printed as a single line. It names variables,
 * addresses and folders of the operator, and neither a secret nor a person.
 */
export class StartupError extends OwnError {
  override readonly name = 'StartupError';

  constructor(message: string, options?: ErrorOptions) {
    super(message as never, options);
  }
}
