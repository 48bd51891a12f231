import type { Locator, Page } from '@playwright/test';

export class SettingsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/settings');
  }

  get name(): Locator {
    return this.page.getByLabel('Nome completo');
  }

  get state(): Locator {
    return this.page.getByLabel('Estado');
  }

  get craft(): Locator {
    return this.page.getByLabel('Tipo de artesanato');
  }

  get hourlyRate(): Locator {
    return this.page.getByRole('slider', { name: 'Valor da hora' });
  }

  get rounding(): Locator {
    return this.page.getByLabel('Arredondar o preço');
  }

  businessType(name: string): Locator {
    return this.page.getByRole('group', { name: 'Tipo de negócio' }).getByRole('radio', { name });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async openDialog(button: string): Promise<Locator> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
    return this.dialog;
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Salvar Configurações' }).click();
  }

  /** The entries of the list of signed-in devices. */
  get sessions(): Locator {
    return this.page.getByRole('region', { name: 'Aparelhos conectados' }).getByRole('listitem');
  }
}
