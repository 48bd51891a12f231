import type { SignUpInput } from '#core/account/account-schemas.ts';
import type { StoredMail } from '../mail/mailbox.ts';
import { createClient } from './test-client.ts';
import { type Client, newProfile } from './test-server.ts';
import { waitFor } from './wait-for.ts';

/** Registers, confirms by the link in the local mailbox and signs in, all over HTTP. */
export async function signInAt(
  origin: string,
  profile: SignUpInput = newProfile(),
): Promise<Client> {
  const browser = createClient(origin);
  const { email, password } = profile;
  await browser.call('POST', '/api/auth/sign-up/email', profile);
  const token = await waitFor(`an email to ${email}`, async () => {
    const { body } = await browser.call<StoredMail[]>('GET', '/dev/mailbox.json');
    const link = body.find(({ to }) => to === email)?.links[0];
    return link && new URL(link).searchParams.get('token');
  });
  await browser.call('POST', '/api/auth/confirm-email', { token });
  const { status } = await browser.call('POST', '/api/auth/sign-in/email', { email, password });
  if (status !== 200) throw new Error(`signing in answered ${status}`);
  return browser;
}
