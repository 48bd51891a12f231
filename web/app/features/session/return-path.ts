import { trialStorage } from './trial.ts';

const dashboard = '/dashboard';
const calculator = '/calculator';

/** The login address that leads back to a path afterwards. */
export function loginPath(returnTo: string): string {
  return returnTo === dashboard ? '/auth' : `/auth?${new URLSearchParams({ volta: returnTo })}`;
}

/**
 * The path to go to after signing in. Only a path inside the application is accepted, against forged
 * links. Anything else leads home: the dashboard, or the calculator with a price of the landing page.
 */
export function returnPathFrom(search: URLSearchParams): string {
  const wanted = search.get('volta') ?? '';
  const home = trialStorage.isStored() ? calculator : dashboard;
  if (!/^\/[^/\\]/.test(wanted) || wanted.startsWith('/auth')) return home;
  const base = 'https://app.invalid';
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null;
  return url?.origin === base ? url.pathname + url.search + url.hash : home;
}
