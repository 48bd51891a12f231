import { trialStorage } from './trial.ts';

const dashboard = '/dashboard';
const calculator = '/calculator';

/** The login address that leads back to a path of this application after signing in. */
export function loginPath(returnTo: string): string {
  return returnTo === dashboard ? '/auth' : `/auth?${new URLSearchParams({ volta: returnTo })}`;
}

/**
 * The path to go to after signing in. Only a path inside the application is accepted, so that a
 * forged link cannot send a newly signed-in user elsewhere; anything else leads to the dashboard, or
 * to the calculator while a price from the landing page waits there.
 */
export function returnPathFrom(search: URLSearchParams): string {
  const wanted = search.get('volta') ?? '';
  const home = trialStorage.isStored() ? calculator : dashboard;
  if (!/^\/[^/\\]/.test(wanted) || wanted.startsWith('/auth')) return home;
  const base = 'https://app.invalid';
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null;
  return url?.origin === base ? url.pathname + url.search + url.hash : home;
}
