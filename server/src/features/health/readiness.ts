import pTimeout from 'p-timeout';
import { OwnError } from '../../own-error.ts';

/** What the process needs for its work, by name. Each rejects while it is not there. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

export interface FailedCheck {
  name: string;
  error: unknown;
}

/** How long a check may take, in milliseconds: those who ask wait no longer than a few seconds. */
const patienceMs = 5_000;

/**
 * Looks at everything at once, and once for however many ask at a time.
 *
 * @returns a function that answers the checks that failed
 */
export function createReadiness(checks: Checks, patience = patienceMs) {
  const fail = async ([name, check]: [string, Checks[string]]): Promise<FailedCheck[]> => {
    const message = new OwnError('the check takes too long');
    try {
      await pTimeout(check(), { milliseconds: patience, message });
      return [];
    } catch (error) {
      return [{ name, error }];
    }
  };
  const lookAtAll = async () => (await Promise.all(Object.entries(checks).map(fail))).flat();
  let looking: Promise<FailedCheck[]> | undefined;
  return () => {
    looking ??= lookAtAll().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
