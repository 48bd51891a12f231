import type { Locator, Page } from '@playwright/test';

export class ProductsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/products');
  }

  card(name: string): Locator {
    return this.page.getByRole('article', { name });
  }
}
