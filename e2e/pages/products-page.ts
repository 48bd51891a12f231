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

  /** The names on the cards, in their order. */
  get names(): Locator {
    return this.cards.getByRole('heading');
  }

  /** Chooses from the menu of a card. */
  async choose(name: string, item: string): Promise<void> {
    const menu = this.card(name).getByRole('group', { name: `Mais ações: ${name}` });
    await menu.getByRole('button').first().click();
    await menu.getByText(item).click();
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Buscar produtos' });
  }

  get sort(): Locator {
    return this.page.getByLabel('Ordenar por');
  }

  /** Which products to show: a list on a small screen, buttons on a wide one. */
  get filter(): Locator {
    const named = { name: 'Rentabilidade', exact: true };
    return this.page.getByRole('combobox', named).or(this.page.getByRole('group', named));
  }

  /** The names of the filters, each with how many products it leaves: 'Todos (4)'. */
  async filters(): Promise<string[]> {
    const filter = (await this.isFilterList()) ? 'option' : 'label';
    const texts = await this.filter.locator(filter).allInnerTexts();
    return texts.map((text) => text.replace(/\s+(\d+)$/, ' ($1)'));
  }

  /** @param name 'Atenção' */
  async narrowTo(name: string): Promise<void> {
    if (!(await this.isFilterList())) {
      return await this.filter.getByRole('radio', { name }).check();
    }
    const option = this.filter.getByRole('option', { name: new RegExp(`^${name} \\(`) });
    await this.filter.selectOption((await option.textContent()) ?? '');
  }

  /** The filter that is chosen, with how many products it leaves. */
  async chosenFilter(): Promise<string> {
    const chosen = (await this.isFilterList()) ? 'option:checked' : 'label:has(:checked)';
    return await this.filter.locator(chosen).innerText();
  }

  private async isFilterList(): Promise<boolean> {
    await expect(this.filter).toBeAttached();
    return (await this.filter.getAttribute('id')) !== null;
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
