import { expect, type Page } from '@playwright/test';

export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/auth');
  }

  /** The address changes before the screen does, and the registration has fields of the same names. */
  async signIn(email: string, password: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Entrar', exact: true })).toBeVisible();
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Senha', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Entrar', exact: true }).click();
  }
}
