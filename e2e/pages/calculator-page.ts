import type { Locator, Page } from '@playwright/test';
import { ConfirmDialog } from './confirm-dialog.ts';

export interface MaterialEntry {
  name: string;
  quantity: string;
  unitPrice: string;
}

/** Contents and quantities may name their units: '254 m'. */
export interface PackEntry {
  name: string;
  price: string;
  content: string;
  quantity: string;
}

/** The pricing form and its result, for a new product or one that exists. */
export class CalculatorPage {
  readonly page: Page;
  readonly result: Locator;
  /** Asks before unsaved changes are left behind. */
  readonly leaving: ConfirmDialog;
  /** Asks which of two versions of a product is kept. */
  readonly conflict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.result = page.getByRole('complementary', { name: 'Resultado' });
    this.leaving = new ConfirmDialog(page, 'Sair sem salvar');
    this.conflict = page.getByRole('dialog', { name: 'Este produto mudou em outro lugar' });
  }

  async open(): Promise<void> {
    await this.page.goto('/calculator');
  }

  /** As a person opens it, who is anywhere else. */
  async start(): Promise<void> {
    const ways = this.page.getByRole('link', { name: /^(Nova peça|Outra peça)$/ });
    await ways.first().click();
  }

  async openProduct(id: string): Promise<void> {
    await this.page.goto(`/products/${id}/edit`);
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

  get notes(): Locator {
    return this.page.getByRole('textbox', { name: 'Anotações' });
  }

  get rows(): Locator {
    return this.page.getByRole('listitem', { name: /^Material \d+$/ });
  }

  row(position: number): Locator {
    return this.page.getByRole('listitem', { name: `Material ${position}`, exact: true });
  }

  rowName(position: number): Locator {
    return this.row(position).getByLabel('Material', { exact: true });
  }

  /** The line that a row is folded to once it is finished. */
  folded(position: number): Locator {
    return this.row(position).getByRole('button', { name: /R\$\s[\d.,]+$/ });
  }

  /** Its fields, whether it was folded or not. */
  async openRow(position: number): Promise<Locator> {
    const row = this.row(position);
    await row.waitFor();
    if (await this.rowName(position).isHidden()) await this.folded(position).click();
    return row;
  }

  async removeRow(position: number): Promise<void> {
    const row = await this.openRow(position);
    await row.getByRole('button', { name: `Remover material ${position}` }).click();
  }

  async fillRow(position: number, { name, quantity, unitPrice }: MaterialEntry): Promise<void> {
    const row = await this.openRow(position);
    if (await row.getByLabel('Preço do pacote inteiro').isVisible()) {
      await this.turnRow(position, 'unit');
    }
    await this.rowName(position).fill(name);
    await row.getByLabel('Quantidade').fill(quantity);
    await row.getByLabel('Preço unitário').fill(unitPrice);
  }

  /** What the catalogue offers for the name that is being typed. */
  get suggestions(): Locator {
    return this.page.getByRole('listbox', { name: 'Do seu catálogo', exact: true });
  }

  /** What earlier pieces offer for it. */
  get fromPieces(): Locator {
    return this.page.getByRole('listbox', { name: 'Das suas peças', exact: true });
  }

  /** Says what a row costs the other way: by the pack, or by the unit. */
  async turnRow(position: number, to: 'pack' | 'unit'): Promise<void> {
    const name = to === 'pack' ? 'Comprei um pacote, rolo, novelo…' : 'Preço por unidade';
    const row = await this.openRow(position);
    await row.getByRole('button', { name }).click();
  }

  async fillPack(position: number, { name, price, content, quantity }: PackEntry): Promise<void> {
    const row = await this.openRow(position);
    const packPrice = row.getByLabel('Preço do pacote inteiro');
    if (!(await packPrice.isVisible())) await this.turnRow(position, 'pack');
    await this.rowName(position).fill(name);
    await packPrice.fill(price);
    await row.getByLabel('Conteúdo do pacote').fill(content);
    await row.getByLabel('Quantidade usada').fill(quantity);
  }

  /** Nothing is asked about the units that are typed next: no amount is left that had another one. */
  async emptyPack(position: number): Promise<void> {
    await this.fillPack(position, { name: '', price: '', content: '', quantity: '' });
  }

  /** The unit that a material is used in, where its price is that of a pack. */
  usedUnit(position: number): Locator {
    return this.row(position).getByLabel('Unidade da quantidade');
  }

  packUnit(position: number): Locator {
    return this.row(position).getByLabel('Unidade do conteúdo');
  }

  async setWaste(position: number, percent: string): Promise<void> {
    const row = await this.openRow(position);
    const field = row.getByLabel('Perda');
    const reveal = row.getByRole('button', { name: 'Perda' });
    if (await reveal.isVisible()) await reveal.click();
    await field.fill(percent);
  }

  /** Makes a batch of the piece. */
  async setBatch(pieces: string): Promise<void> {
    const reveal = this.page.getByRole('button', { name: 'Faço várias peças de uma vez' });
    if (await reveal.isVisible()) await reveal.click();
    await this.page.getByLabel('Rende quantas peças?').fill(pieces);
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

  /** Copies the text elsewhere and pastes it into the name of a row. */
  async pasteInto(position: number, text: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.rowName(position).focus();
    await this.page.keyboard.press('ControlOrMeta+V');
  }

  async setHourlyRate(reais: number): Promise<void> {
    await this.page.getByRole('slider', { name: 'Valor da hora' }).fill(String(reais));
  }

  /** Sets a markup in per cent that is one of the slider's steps. */
  async setMarkup(percent: number): Promise<void> {
    await this.choosePreset(/Outra/);
    const slider = this.page.getByRole('slider', { name: 'Sua margem sobre o custo' });
    await slider.fill(String(percent));
  }

  async choosePreset(name: RegExp): Promise<void> {
    await this.page.getByRole('radio', { name }).check();
  }

  /** How the price is decided. */
  async decideBy(way: 'Margem' | 'Quero cobrar' | 'Quero ganhar por hora'): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${way}`) }).check();
  }

  get rounding(): Locator {
    return this.page.getByLabel('Arredondar o preço');
  }

  get chosenPrice(): Locator {
    return this.page.getByRole('textbox', { name: 'Quero cobrar' });
  }

  get hourWish(): Locator {
    return this.page.getByRole('textbox', { name: 'Quero ganhar por hora' });
  }

  /** Opens what a small screen folds away; a wide one shows it always. */
  async showDetails(): Promise<void> {
    const toggle = this.page.getByRole('button', { name: 'Detalhes do preço' });
    if (await toggle.isVisible()) await toggle.click();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Salvar produto' }).click();
  }

  /** Asks how prices are to end, before a person's first piece is saved. */
  get roundQuestion(): Locator {
    return this.page.getByRole('dialog', { name: 'Como seus preços terminam?' });
  }

  /** @param price as it would read: 'R$ 165', 'Deixar R$ 164,72' */
  async endPrices(price: string): Promise<void> {
    await this.roundQuestion.getByRole('button', { name: price, exact: true }).click();
  }

  /** Prices to choose by a press. */
  get ladder(): Locator {
    return this.page.getByRole('group', { name: 'Outros preços' });
  }

  async saveChanges(): Promise<void> {
    await this.page.getByRole('button', { name: 'Salvar alterações' }).click();
  }

  async saveAgain(): Promise<void> {
    await this.page.getByRole('button', { name: 'Tentar salvar de novo' }).click();
  }

  /** The piece that was saved has come. */
  async saved(): Promise<void> {
    await this.page.waitForURL(/\/products\/[0-9a-f-]{36}$/);
  }

  get restored(): Locator {
    return this.page.getByText('Recuperamos o rascunho que você ainda não salvou.');
  }

  async discardDraft(): Promise<void> {
    await this.page.getByRole('button', { name: 'Descartar rascunho' }).click();
    await new ConfirmDialog(this.page, 'Descartar rascunho').answer('Sim, descartar');
  }
}
