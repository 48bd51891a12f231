import type { Locator, Page } from '@playwright/test';

export class UpgradePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/upgrade');
  }

  get headline(): Locator {
    return this.page.getByRole('heading', { level: 1, name: /Plano Pro$/ });
  }

  period(name: 'Mensal' | 'Anual'): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  plan(name: 'Gratuito' | 'Pro'): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  get start(): Locator {
    return this.page.getByRole('button', { name: 'Começar Plano Pro' });
  }

  get alreadyPro(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Você já está no Plano Pro!' });
  }

  /** Presses the button and waits for the tab that it opens. */
  async startPayment(): Promise<Page> {
    const opened = this.page.context().waitForEvent('page');
    await this.start.click();
    return await opened;
  }
}
