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

  /** Opens the dialog of what is told of a card: 'Comprei', 'Contei', 'Vendi'. */
  async tell(what: string, name: string): Promise<void> {
    await this.page.getByRole('button', { name: `${what} ${name}`, exact: true }).click();
    await this.dialog.getByRole('heading', { name: what }).waitFor();
    await this.dialog.getByRole('button', { name: 'Registrar' }).waitFor();
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Registrar' }).click();
  }

  /** Opens what came and went of a card. */
  async openPast(name: string): Promise<void> {
    await this.page.getByRole('link', { name: `Histórico do estoque: ${name}` }).click();
    await this.page.getByRole('heading', { level: 1, name: 'Histórico do estoque' }).waitFor();
  }

  get movements(): Locator {
    return this.page.getByRole('main').getByRole('listitem');
  }
}
