import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { takenOver } from './harness/application.ts';
import { SupportPage } from './pages/support-page.ts';

const address = 'suporte@artesa.example';
const written = {
  name: 'Conceição Ávila',
  email: 'conceicao@example.com',
  subject: 'Não recebi o email',
  message: 'Bom dia!\n\nO email de confirmação não chegou. <b>Podem ajudar?</b>',
};

/** A public page asks for the session only where somebody was signed in before. */
async function comeIn(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a visitor writes to the support: every field is asked for, and the message arrives', async ({
  page,
  mailbox,
  announced,
}) => {
  const support = new SupportPage(page);
  await support.open();
  await takenOver(page);
  await expect(page.getByText('Respondemos em até 7 dias úteis.')).toBeVisible();
  await expect(page.getByRole('link', { name: address })).toHaveAttribute(
    'href',
    `mailto:${address}`,
  );
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(support.message).toHaveAttribute('rows', '6');

  await support.fill({ name: ' ', email: 'sem-arroba', subject: ' ', message: '\n' });
  await support.send.click();
  await expect(support.name).toBeFocused();
  for (const problem of [
    'Nome é obrigatório',
    'Email inválido',
    'Assunto é obrigatório',
    'Mensagem é obrigatória',
  ]) {
    await expect(page.getByText(problem, { exact: true })).toBeVisible();
  }
  await expectNoA11yViolations(page);

  const subject = `${written.subject} (${crypto.randomUUID()})`;
  await support.fill({ ...written, subject });
  await support.send.click();
  await expect(support.sent).toBeFocused();
  await announced.message('Mensagem enviada com sucesso!');
  await expect(page.getByRole('main')).toContainText(written.email);
  await expect(page.getByRole('main')).toContainText(subject);
  await expectNoA11yViolations(page);
  await expect
    .poll(async () =>
      (await mailbox.mailsTo(address)).find((mail) => mail.subject.endsWith(subject)),
    )
    .toMatchObject({
      replyTo: { name: written.name, address: written.email },
      text: expect.stringContaining(written.message),
    });

  await expect(page.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Enviar nova mensagem' }).click();
  for (const field of [support.name, support.email, support.subject, support.message]) {
    await expect(field).toHaveValue('');
  }
});

test('a user writes with what is known of them, twice in a row only once, and goes back', async ({
  signedInPage: page,
  account,
  mailbox,
}) => {
  const support = new SupportPage(page);
  await comeIn(page);
  await support.open();
  await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(support.name).toHaveValue(account.name);
  await expect(support.email).toHaveValue(account.email);
  await expectNoA11yViolations(page);
  await support.email.fill('ateli.e@example.com');
  const subject = `Duas vezes (${crypto.randomUUID()})`;
  await support.fill({ subject, message: 'Oi!' });
  await support.send.dblclick();
  await expect(support.sent).toBeVisible();
  await expect(page.getByRole('main')).toContainText('ateli.e@example.com');
  await page.getByRole('link', { name: 'Voltar ao Dashboard' }).click();
  await page.waitForURL('**/dashboard');

  await support.open();
  await expect(support.name).toHaveValue(account.name);
  await support.fill({ subject: `Depois (${account.email})`, message: 'Oi!' });
  await support.send.click();
  await expect(support.sent).toBeVisible();
  const subjects = async () => (await mailbox.mailsTo(address)).map((mail) => mail.subject);
  await expect.poll(subjects).toContain(`[Suporte] Depois (${account.email})`);
  expect((await subjects()).filter((each) => each.endsWith(subject))).toHaveLength(1);
});

test('what is sent before the page knows who is there goes with their name', async ({
  signedInPage: page,
  account,
  mailbox,
}) => {
  const support = new SupportPage(page);
  await comeIn(page);
  const known = Promise.withResolvers<void>();
  await page.route('**/api/me', async (route) => {
    await known.promise;
    await route.continue();
  });
  await support.open();
  await takenOver(page);
  await support.fill({ subject: `Com pressa (${account.email})`, message: 'Oi!' });
  await support.send.click();
  await expect(page.getByRole('button', { name: 'Enviando…' })).toBeVisible();
  known.resolve();
  await expect(support.sent).toBeVisible();
  await expect
    .poll(async () =>
      (await mailbox.mailsTo(address)).find(({ subject }) => subject.includes(account.email)),
    )
    .toMatchObject({ replyTo: { name: account.name, address: account.email } });
});

test('what was typed outlives a failure and a reload, but not signing out', async ({
  signedInPage: page,
  problems,
  announced,
}) => {
  problems.expect(/ERR_FAILED/);
  const support = new SupportPage(page);
  await comeIn(page);
  await support.open();
  await support.fill(written);
  await page.route('**/api/support', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await support.send.click();
  await announced.once(page, 'Erro ao enviar mensagem. Tente novamente.');
  await expectNoA11yViolations(page);
  // A proxy between browser and server answers instead.
  await page.route('**/api/support', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ body: '<h1>Wi-Fi</h1>' })
      : route.continue(),
  );
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await support.send.click();
  await answered;
  await announced.once(page, 'Erro ao enviar mensagem. Tente novamente.');
  await page.reload();
  await expect(support.name).toHaveValue(written.name);
  await expect(support.email).toHaveValue(written.email);
  await expect(support.subject).toHaveValue(written.subject);
  await expect(support.message).toHaveValue(written.message);

  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await page.getByRole('button', { name: 'Sim, sair da conta' }).click();
  await page.waitForURL(/\/$/);
  await support.open();
  await takenOver(page);
  await expect(support.message).toHaveValue('');
});

test('a program that fills in everything is answered like anybody', async ({ page, mailbox }) => {
  const support = new SupportPage(page);
  await support.open();
  const subject = `Compre já (${crypto.randomUUID()})`;
  await support.fill({ ...written, subject });
  await page.locator('input[name="site"]').fill('https://mau.example');
  await support.send.click();
  await expect(support.sent).toBeVisible();

  await page.getByRole('button', { name: 'Enviar nova mensagem' }).click();
  const next = `Depois (${crypto.randomUUID()})`;
  await support.fill({ ...written, subject: next });
  await support.send.click();
  const subjects = async () => (await mailbox.mailsTo(address)).map((mail) => mail.subject);
  await expect.poll(subjects).toContain(`[Suporte] ${next}`);
  expect(await subjects()).not.toContain(`[Suporte] ${subject}`);
});
