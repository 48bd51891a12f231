import { beforeAll, expect, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { mailTexts } from '#core/account/email-texts.ts';
import { newProfile, sharedServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const names = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `Zé d'Ávila "Dinho" & filhos`,
  'Ana 🧶👩🏽‍🎨',
  'نور ידית',
  `a${'\u0301'.repeat(99)}`,
  "=cmd|' /C calc'!A0",
  '{{name}} %s \\n',
];

test.each(names)('the name %j arrives in an email and comes back as it was typed', async (name) => {
  const profile = newProfile({ name });
  const browser = await server.signedIn(profile);
  const { email, password } = profile;
  await browser.call('POST', '/api/me/password', {
    currentPassword: password,
    newPassword: password,
  });
  const mail = await server.mailed(email, mailTexts.passwordChanged.subject);
  expect(mail.text).toContain(`Olá, ${name}!`);
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(mail.html) ?? [];
  expect(heading).not.toMatch(/<(?!!--)/);
  expect(textOf(heading)).toBe(`Olá, ${name}!`);
  expect((await browser.call<Me>('GET', '/api/me')).body.name).toBe(name);
});

test('no email to an address that is not confirmed holds what a stranger typed', async () => {
  const name = 'Você ganhou um prêmio';
  const profile = newProfile({ name });
  const { email, password } = profile;
  const visitor = server.client();
  await visitor.call('POST', '/api/auth/sign-up/email', profile);
  await visitor.call('POST', '/api/auth/request-password-reset', { email });
  const elsewhere = newProfile().email;
  const stranger = await server.signedIn({ ...profile, email: newProfile().email });
  await stranger.call('POST', '/api/me/email', { email: elsewhere, password });
  const mails = [
    await server.mailed(email, mailTexts.confirmEmail.subject),
    await server.mailed(email, mailTexts.resetPassword.subject),
    await server.mailed(elsewhere, mailTexts.changeEmail.subject),
  ];
  for (const { subject, text, html } of mails) {
    expect({ subject, holds: (subject + text + html).includes('prêmio') }).toEqual({
      subject,
      holds: false,
    });
  }
});

test.each(['Ana\r\nBcc: todos', 'Ana\u0000'])('the name %j is refused', async (name) => {
  const profile = newProfile({ name });
  const answer = await server.client().call('POST', '/api/auth/sign-up/email', profile);
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'name' }] } });
});

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#x27': "'" };

/** The text that a browser shows for this HTML without elements. */
function textOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
