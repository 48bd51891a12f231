import type { Locator, Page } from '@playwright/test';

/** Asking for a recovery link, and the screen it leads to. */
export class RecoveryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/forgot-password');
  }

  get email(): Locator {
    return this.page.getByLabel('Email');
  }

  get newPassword(): Locator {
    return this.page.getByLabel('Nova senha', { exact: true });
  }

  get confirmation(): Locator {
    return this.page.getByLabel('Confirmar nova senha', { exact: true });
  }

  async request(email: string): Promise<void> {
    await this.email.fill(email);
    await this.page.getByRole('button', { name: 'Enviar instruções' }).click();
  }

  async reset(password: string, confirmation = password): Promise<void> {
    await this.newPassword.fill(password);
    await this.confirmation.fill(confirmation);
    await this.page.getByRole('button', { name: 'Redefinir senha' }).click();
  }
}
