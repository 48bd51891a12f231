import type { Locator, Page } from '@playwright/test';

/** The dialog that shows products before and after they are repriced. */
export class PriceReview {
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^(Atualizar|Recalcular) preços$/ });
  }

  /** What becomes of a product. */
  product(name: string): Locator {
    return this.dialog.getByRole('listitem').filter({ hasText: name });
  }

  /** The box of a product, or of all of them: 'Todos os 3 produtos'. */
  choice(name: string): Locator {
    return this.dialog.getByRole('checkbox', { name, exact: true });
  }

  async accept(products: number): Promise<void> {
    const name = `Atualizar ${products} ${products === 1 ? 'produto' : 'produtos'}`;
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async decline(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Agora não' }).click();
  }
}
