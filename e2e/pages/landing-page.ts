import type { Locator, Page } from '@playwright/test';
import type { MaterialEntry } from './calculator-page.ts';

/** The first page a visitor sees, with its small calculator. */
export class LandingPage {
  readonly page: Page;
  readonly result: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.page = page;
    this.result = page.getByRole('complementary', { name: 'Resultado' });
    this.save = page.getByRole('button', { name: 'Salvar e continuar' });
  }

  /** Opens it and waits until its calculator works. */
  async open(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Salvar e continuar', disabled: false }).waitFor();
  }

  /** The first of its ways to an account. */
  get start(): Locator {
    return this.page.getByRole('link', { name: 'Começar grátis' }).first();
  }

  row(position: number): Locator {
    return this.page.getByRole('group', { name: `Material ${position}`, exact: true });
  }

  async fillRow(position: number, { name, quantity, unitPrice }: MaterialEntry): Promise<void> {
    const row = this.row(position);
    await row.getByLabel('Material', { exact: true }).fill(name);
    await row.getByLabel('Quantidade').fill(quantity);
    await row.getByLabel('Preço unitário').fill(unitPrice);
  }

  async fillMaterials(materials: readonly MaterialEntry[]): Promise<void> {
    for (const [index, material] of materials.entries()) await this.fillRow(index + 1, material);
  }

  get hours(): Locator {
    return this.page.getByLabel('Tempo de produção');
  }

  get hourlyRate(): Locator {
    return this.page.getByLabel('Valor da hora');
  }

  get fixedCosts(): Locator {
    return this.page.getByLabel('Custos fixos', { exact: true });
  }

  get noFixedCosts(): Locator {
    return this.page.getByLabel('Não tenho custos fixos');
  }

  async chooseMarkup(name: RegExp): Promise<void> {
    await this.page.getByRole('radio', { name }).check();
  }
}
