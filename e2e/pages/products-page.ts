import { expect, type Locator, type Page } from '@playwright/test';

type ProductAction =
  | 'Editar'
  | 'Duplicar'
  | 'Compartilhar'
  | 'Excluir'
  | 'Recalcular'
  | 'Atualizar preços';

/** The list of products with its dialogs. */
export class ProductsPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/products${query}`);
  }

  get cards(): Locator {
    return this.page.getByRole('feed', { name: 'Produtos' }).getByRole('article');
  }

  card(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  /** The names of what is shown, in their order: on cards, in rows or in the table. */
  get names(): Locator {
    return this.page.locator('[id^="card-"] [id^="product-"]');
  }

  /** A row of the table that a wide screen shows. */
  row(name: string): Locator {
    const head = this.page.getByRole('rowheader').filter({ hasText: name });
    return this.page.getByRole('row').filter({ has: head });
  }

  /** What answers an offer for a product: its price in a row or in the table, and a button of its card. */
  offer(name: string): Locator {
    const row = this.page
      .getByRole('row')
      .filter({ has: this.page.getByText(name, { exact: true }) });
    return this.card(name)
      .or(row)
      .getByRole('button', { name: /me ofereceram/i });
  }

  /** The link to the screen of a product. */
  link(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: true });
  }

  async show(look: 'Cartões' | 'Lista'): Promise<void> {
    await this.chooseForAll(look === 'Lista' ? 'Ver em lista' : 'Ver em cartões');
  }

  /** The head of a column of the table, and how it is sorted. */
  column(name: string): Locator {
    return this.page.getByRole('columnheader', { name, exact: true });
  }

  menu(name: string): Locator {
    return this.page.getByRole('group', { name: `Mais ações: ${name}`, exact: true });
  }

  /** Chooses from the menu of a product. */
  async choose(name: string, item: string): Promise<void> {
    const menu = this.menu(name);
    await menu.getByRole('button').first().click();
    await menu.getByText(item, { exact: true }).click();
  }

  /** Chooses from the menu of the whole list. */
  async chooseForAll(item: string): Promise<void> {
    await this.choose('Produtos', item);
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Buscar produtos' });
  }

  get sort(): Locator {
    return this.page.getByLabel('Ordenar por');
  }

  get filter(): Locator {
    return this.page.getByRole('group', { name: 'Rentabilidade', exact: true });
  }

  /** The names of the filters, each with how many products it leaves: 'Todos (4)'. */
  async filters(): Promise<string[]> {
    await expect(this.filter).toBeVisible();
    const texts = await this.filter.locator('label').allInnerTexts();
    return texts.map(withCount);
  }

  /** @param name 'Atenção' */
  async narrowTo(name: string): Promise<void> {
    await this.filter.getByRole('radio', { name }).check();
  }

  /** The filter that is chosen, with how many products it leaves. */
  async chosenFilter(): Promise<string> {
    return withCount(await this.filter.locator('label:has(:checked)').innerText());
  }

  action(name: ProductAction, product: string): Locator {
    const role = name === 'Editar' ? 'link' : 'button';
    return this.page.getByRole(role, { name: `${name} ${product}`, exact: true });
  }

  /** A text that the question about sharing offers. */
  shared(choice: 'Para mim' | 'Para o cliente'): Locator {
    return this.dialog.getByRole('button', { name: choice, exact: true });
  }

  /** The button that opens its stopwatch, whatever that says. */
  stopwatch(product: string): Locator {
    return this.card(product).getByRole('button', { name: /^Cronômetro/ });
  }

  async delete(product: string): Promise<void> {
    await this.action('Excluir', product).click();
    await this.dialog.getByRole('button', { name: 'Sim, excluir' }).click();
  }

  /** A message with its text as its own. */
  toast(text: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: text });
  }

  async undo(toast: string): Promise<void> {
    await this.toast(toast).getByRole('button', { name: 'Desfazer' }).click();
  }
}

const withCount = (text: string) => text.replace(/\s+(\d+)$/, ' ($1)');
