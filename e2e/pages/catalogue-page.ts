import type { Locator, Page } from '@playwright/test';

export interface MaterialEntry {
  name: string;
  price: string;
  unit?: string;
  category?: string;
}

/** The catalogue of materials with its dialogs. */
export class CataloguePage {
  readonly page: Page;
  /** 'Novo Material' or 'Editar Material'. */
  readonly dialog: Locator;
  /** The question before something is deleted or discarded. */
  readonly question: Locator;
  /** What earlier pieces are made of, before it is stored. */
  readonly gathering: Locator;
  /** The choice between two versions. */
  readonly conflict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /Novo Material|Editar Material/ });
    this.gathering = page.getByRole('dialog', { name: 'Trazer os materiais das minhas peças' });
    this.conflict = page.getByRole('dialog', { name: 'Este material mudou em outro lugar' });
    this.question = page.getByRole('dialog', { name: /Excluir material|Sair sem salvar/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/materials');
  }

  get cards(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }

  /** Of the cards or rows that are shown, in their order. */
  get names(): Locator {
    return this.cards.getByRole('heading');
  }

  card(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  get gather(): Locator {
    return this.page.getByRole('button', { name: 'Trazer os materiais das minhas peças' });
  }

  /** One of what is gathered, with its prices. */
  gathered(name: string): Locator {
    const box = this.page.getByRole('checkbox', { name, exact: true });
    return this.gathering.getByRole('listitem').filter({ has: box });
  }

  get search(): Locator {
    return this.page.getByPlaceholder('Buscar materiais...');
  }

  get name(): Locator {
    return this.dialog.getByLabel('Nome do Material *');
  }

  get price(): Locator {
    return this.dialog.getByLabel('Preço por Unidade *');
  }

  get unit(): Locator {
    return this.dialog.getByLabel('Tipo de Unidade');
  }

  get category(): Locator {
    return this.dialog.getByLabel('Categoria');
  }

  get packPrice(): Locator {
    return this.dialog.getByLabel('Preço do pacote inteiro');
  }

  get content(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Conteúdo do pacote' });
  }

  get packUnit(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Unidade do conteúdo' });
  }

  get waste(): Locator {
    return this.dialog.getByLabel('Perda normal');
  }

  /** What the pack makes of a unit. */
  get perUnit(): Locator {
    return this.dialog.getByRole('status', { name: 'Preço por unidade' });
  }

  /** Says the price the other way. */
  async turn(to: 'pack' | 'unit'): Promise<void> {
    const name = to === 'pack' ? /^Comprei um pacote/ : 'Preço por unidade';
    await this.dialog.getByRole('button', { name }).click();
  }

  /** What was paid over time. */
  get paid(): Locator {
    return this.page.getByRole('dialog', { name: 'Preços pagos' });
  }

  async startNew(): Promise<void> {
    await this.page.getByRole('button', { name: 'Novo Material' }).click();
  }

  async fill({ name, price, unit, category }: MaterialEntry): Promise<void> {
    await this.name.fill(name);
    await this.price.fill(price);
    if (unit) await this.unit.selectOption(unit);
    if (category) await this.category.selectOption(category);
  }

  async save(button = 'Salvar Material'): Promise<void> {
    await this.dialog.getByRole('button', { name: button }).click();
  }

  async act(name: string, button: 'Editar' | 'Duplicar' | 'Preços' | 'Excluir'): Promise<void> {
    const card = this.card(name);
    await card.waitFor();
    const menu = card.getByRole('button', { name: `Mais ações: ${name}`, exact: true });
    if (button !== 'Editar' && (await menu.isVisible())) await menu.click();
    await card
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .first()
      .click();
  }

  async show(look: 'Cartões' | 'Lista'): Promise<void> {
    await this.page.getByRole('radio', { name: look }).check();
  }

  /** Opens the dialog of a material and says what it costs; nothing is saved yet. */
  async edit(name: string, price: string): Promise<void> {
    await this.act(name, 'Editar');
    await this.price.fill(price);
  }

  async choose(version: string): Promise<void> {
    await this.conflict.getByRole('button', { name: version }).click();
  }

  async confirmDelete(): Promise<void> {
    await this.question.getByRole('button', { name: 'Sim, excluir' }).click();
  }

  /** What is said on top of the screen, and does not fade yet. */
  toast(message: string): Locator {
    return this.page
      .getByRole('alert')
      .and(this.page.locator(':not([data-leaving])'))
      .filter({ hasText: message });
  }
}
