import type { Locator, Page } from '@playwright/test';

/** The stock of materials and pieces with its dialogs. */
export class StockPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
  }

  async open(part: 'materials' | 'pieces' = 'materials'): Promise<void> {
    await this.page.goto(part === 'pieces' ? '/stock?part=pieces' : '/stock');
    await this.page.getByRole('heading', { level: 1, name: 'Estoque' }).waitFor();
  }

  card(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  get names(): Locator {
    return this.page.getByRole('article').getByRole('heading');
  }

  get search(): Locator {
    return this.page.getByPlaceholder('Buscar no estoque…');
  }

  async show(part: 'Materiais' | 'Peças prontas'): Promise<void> {
    await this.page.getByRole('radio', { name: part }).check();
  }

  /** Opens the dialog of what is told of a row: 'Comprei', 'Contei', 'Vendi'. */
  async tell(what: string, name: string): Promise<void> {
    await this.openActs(name);
    await this.dialog.getByRole('button', { name: what, exact: true }).click();
    await this.dialog.getByRole('heading', { name: what }).waitFor();
    await this.dialog.getByRole('button', { name: 'Registrar' }).waitFor();
  }

  /** Opens what can be told of a row. */
  async openActs(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Mais ações: ${name}`, exact: true }).click();
  }

  /** A product or a material in the dialog that asks of which one something is told. */
  choice(name: string): Locator {
    return this.dialog.getByRole('listitem').getByRole('button', { name, exact: true });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Registrar' }).click();
  }

  /** Opens what came and went of a row. */
  async openPast(name: string): Promise<void> {
    await this.openActs(name);
    await this.dialog.getByRole('link', { name: 'Histórico do estoque' }).click();
    await this.page.getByRole('heading', { level: 1, name: 'Histórico do estoque' }).waitFor();
  }

  get movements(): Locator {
    return this.page.getByRole('main').getByRole('listitem');
  }
}
