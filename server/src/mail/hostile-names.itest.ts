import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTexts } from '#core/messages/mail.ts';
import type { Me } from '#core/schemas/account.ts';
import { signInAt } from '../testing/sign-in.ts';
import { newProfile, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const names = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `Zé d'Ávila "Dinho" & filhos`,
  'Ana 🧶👩🏽‍🎨',
  'نور ידית',
  `a${'\u0301'.repeat(99)}`,
  "=cmd|' /C calc'!A0",
  '{{name}} %s \\n',
  'Ana \u202Eoãçurts',
];

test.each(names)('the name %j arrives in an email and comes back as it was typed', async (name) => {
  const profile = newProfile({ name });
  const browser = await signInAt(server.origin, profile);
  const mail = await server.mailed(profile.email, mailTexts.confirmEmail.subject);
  expect(mail.text).toContain(`Boas-vindas, ${name}!`);
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(mail.html) ?? [];
  expect(heading).not.toMatch(/<(?!!--)/);
  expect(textOf(heading)).toBe(`Boas-vindas, ${name}!`);
  expect((await browser.call<Me>('GET', '/api/me')).body.name).toBe(name);
});

test.each(['Ana\r\nBcc: todos@example.com', 'Ana\u0000'])(
  'the name %j is refused',
  async (name) => {
    const profile = newProfile({ name });
    const answer = await server.client().call('POST', '/api/auth/sign-up/email', profile);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'name' }] } });
  },
);

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#x27': "'" };

/** The text that a browser shows for this HTML without elements. */
function textOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
