import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newAccount } from './harness/account.ts';
import { takenOver } from './harness/application.ts';
import { LoginPage } from './pages/login-page.ts';
import { RecoveryPage } from './pages/recovery-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { SupportPage } from './pages/support-page.ts';

/** Enter leads from each field to the one after it, and sends nothing on the way. */
async function expectToLeadThrough(page: Page, fields: readonly Locator[]): Promise<void> {
  const sent: string[] = [];
  const note = (request: { method: () => string; url: () => string }) => {
    if (request.method() !== 'GET') sent.push(request.url());
  };
  page.on('request', note);
  // What is refused for an empty field asks the server for nothing.
  await page.evaluate(() => {
    delete document.body.dataset.sent;
    document.addEventListener('submit', () => {
      document.body.dataset.sent = '';
    });
  });
  await fields[0]?.focus();
  for (const [index, field] of fields.entries()) {
    await expect(field).toBeFocused();
    if (index === fields.length - 1) break;
    await expect(field).toHaveAttribute('enterkeyhint', 'next');
    await field.press('Enter');
  }
  page.off('request', note);
  expect(sent).toEqual([]);
  await expect(page.locator('body')).not.toHaveAttribute('data-sent');
}

test('Enter leads from the email to the password, and there signs in', async ({
  page,
  account,
}) => {
  await new LoginPage(page).open();
  await takenOver(page);
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Senha', { exact: true });
  await email.fill(account.email);
  await expectToLeadThrough(page, [email, password]);
  await password.fill(account.password);
  await expect(password).toHaveAttribute('enterkeyhint', 'go');
  await password.press('Enter');
  await page.waitForURL('**/dashboard');
});

test('Enter leads through the first step of the sign-up, and its last field goes on', async ({
  page,
}) => {
  await page.goto('/onboarding');
  await takenOver(page);
  const { name, email, password } = newAccount();
  const fields = ['Nome completo', 'Email', 'Senha', 'Confirmar senha'].map((label) =>
    page.getByLabel(label, { exact: true }),
  );
  for (const [index, text] of [name, email, password, password].entries()) {
    await fields[index]?.fill(text);
  }
  await expectToLeadThrough(page, fields);
  await expect(fields[3] as Locator).toHaveAttribute('enterkeyhint', 'go');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'O que você faz?' })).toBeFocused();
});

test('the only field of a form sends it', async ({ page, account }) => {
  const recovery = new RecoveryPage(page);
  await recovery.open();
  await takenOver(page);
  await recovery.email.fill(account.email);
  await expect(recovery.email).toHaveAttribute('enterkeyhint', 'send');
  await recovery.email.press('Enter');
  await expect(page.getByRole('heading', { name: 'Email enviado!' })).toBeFocused();
});

test('Enter leads to the message to the support, where it begins a line', async ({ page }) => {
  const support = new SupportPage(page);
  await support.open();
  await takenOver(page);
  await expectToLeadThrough(page, [support.name, support.email, support.subject, support.message]);
  await page.keyboard.type('Oi');
  await page.keyboard.press('Enter');
  await page.keyboard.type('tchau');
  await expect(support.message).toHaveValue('Oi\ntchau');
});

test('Enter saves no settings from any field', async ({ signedInPage: page }) => {
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.name.fill('Ana Apressada');
  // The email in between is only shown.
  await expectToLeadThrough(page, [settings.name, settings.state]);
  await settings.businessType('Informal').focus();
  await expectToLeadThrough(page, [settings.businessType('Informal'), settings.craft]);
  await settings.hourlyRate.focus();
  await expectToLeadThrough(page, [settings.hourlyRate, settings.rounding]);
  await page.reload();
  await expect(settings.name).not.toHaveValue('Ana Apressada');
});

test('in a dialog Enter leads to its last field and there sends, unless it destroys', async ({
  signedInPage: page,
  account,
}) => {
  const settings = new SettingsPage(page);
  await settings.open();
  const dialog = await settings.openDialog('Alterar email');
  const email = dialog.getByLabel('Novo email');
  const password = dialog.getByLabel('Senha atual', { exact: true });
  await email.fill(newAccount().email);
  await expectToLeadThrough(page, [email, password]);
  await password.fill(account.password);
  await password.press('Enter');
  await expect(dialog).toBeHidden();

  await settings.openDialog('Deletar Conta');
  await password.fill(account.password);
  await expectToLeadThrough(page, [password]);
  await password.press('Enter');
  await expect(password).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Sim, deletar minha conta' })).toBeVisible();
});
