import type { Locator, Page } from '@playwright/test';

/** What is around every screen behind the login. */
export class ShellPage {
  readonly page: Page;
  /** Small screens fold the navigation into one button. */
  readonly #small: boolean;

  constructor(page: Page) {
    this.page = page;
    this.#small = (page.viewportSize()?.width ?? 0) < 1152;
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  /** Where what a screen needs did not come. */
  get again(): Locator {
    return this.page.getByRole('button', { name: 'Tentar de novo' });
  }

  get #pages(): Locator {
    return this.page.getByRole('navigation', { name: 'Páginas' });
  }

  /** The bar at the bottom of a small screen. */
  get bar(): Locator {
    return this.page.getByRole('navigation', { name: 'Atalhos' });
  }

  /** Opens what is behind the last button of the bar. @returns its entries */
  async openMore(): Promise<Locator> {
    await this.bar.getByRole('button', { name: 'Mais' }).click();
    return this.bar.locator('[popover] li');
  }

  /** The button of the navigation on a small screen. */
  get pageMenu(): Locator {
    return this.#pages.getByRole('button');
  }

  /** The entries of the navigation; on a small screen its menu is opened for them. */
  async entries(): Promise<Locator> {
    if (!this.#small) {
      return this.page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
    }
    if ((await this.pageMenu.getAttribute('aria-expanded')) !== 'true') await this.pageMenu.click();
    return this.#pages.getByRole('link');
  }

  async choose(label: string): Promise<void> {
    const entries = await this.entries();
    await entries.filter({ hasText: label }).click();
  }

  async openUserMenu(): Promise<Locator> {
    await this.page.getByRole('button', { name: /^Conta de/ }).click();
    return this.page.getByRole('group', { name: /^Conta de/ });
  }
}
