import type { Configuration } from 'openid-client';
import type { Env } from '../../env.ts';

/** What connects the way to Google with the return. */
interface Journey {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface GoogleIdentity {
  /** Google's id of the person, which never changes. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

export interface GoogleProvider {
  /** Where to send the browser, and what to expect when it comes back. */
  begin(): Promise<{ url: string; journey: Journey }>;
  /**
   * Checks the return: the state, the code with its proof (PKCE), and the signed identity with its
   * issuer, audience, time and nonce.
   *
   * @param search the query of the address that the browser was sent back to
   * @throws Error when anything is not as it has to be
   */
  finish(search: string, journey: Journey): Promise<GoogleIdentity>;
}

export const callbackPath = '/api/auth/callback/google';

const timeoutSeconds = 5;

/** Any OpenID provider, in practice Google. The first use asks it for its addresses. */
export function googleProvider(
  { issuer, clientId, clientSecret }: NonNullable<Env['google']>,
  appUrl: string,
): GoogleProvider {
  const callback = appUrl + callbackPath;
  let discovered: Promise<Configuration> | undefined;

  const configuration = async () => {
    discovered ??= discover();
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      throw error;
    }
  };

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await openId();
    // Plain http is for a provider on this machine; env.ts refuses it in production.
    const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    return await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // The identity's signature is checked too, not only the connection that it came over.
      execute: [...insecure, enableNonRepudiationChecks],
    });
  }

  return {
    async begin() {
      const client = await openId();
      const journey = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: journey.state,
        nonce: journey.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(journey.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, journey };
    },
    async finish(search, { state, nonce, codeVerifier }) {
      const client = await openId();
      const tokens = await client.authorizationCodeGrant(
        await configuration(),
        new URL(callback + search),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (!claims) throw new Error('no identity');
      const { sub, email, email_verified, name } = claims;
      return {
        subject: sub,
        email: typeof email === 'string' ? email : '',
        emailVerified: email_verified === true,
        name: typeof name === 'string' ? name : '',
      };
    },
  };
}

/** Loaded with the first person who comes this way. */
const openId = () => import('openid-client');
