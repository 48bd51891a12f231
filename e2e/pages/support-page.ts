import type { Locator, Page } from '@playwright/test';

interface SupportMessage {
  name?: string;
  email?: string;
  subject: string;
  message: string;
}

export class SupportPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/support');
  }

  get name(): Locator {
    return this.page.getByLabel('Nome completo');
  }

  get email(): Locator {
    return this.page.getByLabel('Email');
  }

  get subject(): Locator {
    return this.page.getByLabel('Assunto');
  }

  get message(): Locator {
    return this.page.getByLabel('Mensagem');
  }

  get send(): Locator {
    return this.page.getByRole('button', { name: 'Enviar mensagem' });
  }

  get sent(): Locator {
    return this.page.getByRole('heading', { name: 'Mensagem enviada!' });
  }

  async fill({ name, email, subject, message }: SupportMessage): Promise<void> {
    if (name !== undefined) await this.name.fill(name);
    if (email !== undefined) await this.email.fill(email);
    await this.subject.fill(subject);
    await this.message.fill(message);
  }
}
