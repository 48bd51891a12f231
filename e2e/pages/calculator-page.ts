import type { Locator, Page } from '@playwright/test';

export interface MaterialEntry {
  name: string;
  quantity: string;
  unitPrice: string;
}

/** The pricing form and its result. */
export class CalculatorPage {
  readonly page: Page;
  readonly result: Locator;

  constructor(page: Page) {
    this.page = page;
    this.result = page.getByRole('complementary', { name: 'Resultado' });
  }

  async open(): Promise<void> {
    await this.page.goto('/calculator');
  }

  get name(): Locator {
    return this.page.getByLabel('Nome do produto');
  }

  get hours(): Locator {
    return this.page.getByLabel('Tempo de produção');
  }

  get fixedCosts(): Locator {
    return this.page.getByLabel('Custos fixos', { exact: true });
  }

  row(position: number): Locator {
    return this.page.getByRole('listitem', { name: `Material ${position}`, exact: true });
  }

  async fillRow(position: number, { name, quantity, unitPrice }: MaterialEntry): Promise<void> {
    const row = this.row(position);
    await row.getByLabel('Material', { exact: true }).fill(name);
    await row.getByLabel('Quantidade').fill(quantity);
    await row.getByLabel('Preço unitário').fill(unitPrice);
  }

  async fillMaterials(materials: readonly MaterialEntry[]): Promise<void> {
    for (const [index, material] of materials.entries()) {
      if (index > 0) await this.addRow();
      await this.fillRow(index + 1, material);
    }
  }

  async addRow(): Promise<void> {
    await this.page.getByRole('button', { name: 'Adicionar material' }).click();
  }

  async setHourlyRate(reais: number): Promise<void> {
    await this.page.getByRole('slider', { name: 'Valor da hora' }).fill(String(reais));
  }

  async choosePreset(name: RegExp): Promise<void> {
    await this.page.getByRole('radio', { name }).check();
  }

  /** Opens what a small screen folds away; a wide one shows it always. */
  async showDetails(): Promise<void> {
    const toggle = this.page.getByRole('button', { name: 'Detalhes do preço' });
    if (await toggle.isVisible()) await toggle.click();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Salvar produto' }).click();
  }
}
