import { generateKeyPair } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import Provider from 'oidc-provider';
import { callbackPath } from '../features/google/identity-provider.ts';
import { createClient } from './test-client.ts';

interface Person {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** A certified OpenID provider on this machine, which stands in Google's place. */
export async function startOpenIdProvider(appUrl: string, port = 0) {
  const people = new Map<string, Person>();
  let present = '';
  const http = createServer(async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    const result =
      present === 'nobody' ? { error: 'access_denied' } : { login: { accountId: present } };
    await provider.interactionFinished(request, response, result);
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const client = { client_id: 'artesa', client_secret: 'o segredo do cliente no provedor' };
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: [appUrl + callbackPath],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key for the cookies of the provider'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: what it knows about the person is in the identity itself.
    conformIdTokenClaims: false,
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      const grant = new provider.Grant({
        clientId: client.client_id,
        ...(accountId && { accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Interaction: 60, Session: 60, Grant: 60, IdToken: 60, AccessToken: 60 },
  });
  const handle = provider.callback();

  return {
    /** The variables that point a server at it. */
    google: { clientId: client.client_id, clientSecret: client.client_secret, issuer },
    /**
     * Goes where a server sends the browser, signs in there as this person and gives the consent.
     *
     * @param subject the provider's id of the person; 'nobody' cancels
     * @returns the path, with its query, to which the browser is sent back
     */
    async visit(url: string, subject: string, person: Person) {
      present = subject;
      people.set(subject, person);
      const browser = createClient(issuer);
      let next = new URL(url);
      while (next.origin === issuer) {
        const path = next.pathname + next.search;
        const answer = await browser.call('GET', path, undefined, { redirect: 'manual' });
        const location = answer.headers.get('location');
        if (!location) throw new Error(`the provider answered ${answer.status}: ${answer.body}`);
        next = new URL(location, issuer);
      }
      return next.pathname + next.search;
    },
    async close() {
      http.close();
      http.closeAllConnections();
      await once(http, 'close');
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;
