import { expect, type Locator, type Page } from '@playwright/test';
import { feeTableOf } from '#core/channels/fee-tables.ts';
import type { Channel } from '#core/schemas/channel.ts';

/** The list of places where the user sells, and the dialog of one. */
export class ChannelsPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^(Onde você vende\?|Editar canal)$/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/channels');
  }

  row(name: string): Locator {
    return this.page
      .getByRole('list', { name: 'Onde você vende' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name, exact: true }) });
  }

  /** A new channel from the table of that name. */
  async begin(table: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Adicionar canal' }).click();
    await this.table(table).click();
  }

  /** It says how sure its numbers are, too. */
  table(name: string): Locator {
    return this.dialog.getByRole('button', { name: new RegExp(`^${name}\\s?(Certeza|Você)`) });
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Salvar canal' }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Stores channels as their tables have them, as another device would. */
  static async store({ request }: Page, ...tables: string[]): Promise<Channel[]> {
    const stored: Channel[] = [];
    for (const id of tables) {
      const table = feeTableOf(id);
      if (!table) throw new Error(`no fee table ${id}`);
      const data = { name: table.name, ...table.fees, feeTable: id };
      const answer = await request.post('/api/channels', { data });
      expect(answer.status(), await answer.text()).toBe(201);
      stored.push(await answer.json());
    }
    return stored;
  }
}

/** A piece in its channels, on the form and on its page. */
export class ChannelPrices {
  readonly section: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: 'Quanto cobrar em cada canal' });
  }

  async choose(channel: string): Promise<void> {
    const chip = this.section.getByRole('button', { name: channel, pressed: false });
    await chip.click();
    await expect(this.row(channel)).toBeVisible();
  }

  row(channel: string): Locator {
    return this.section
      .getByRole('listitem')
      .filter({ has: this.section.page().getByRole('button', { name: channel, exact: true }) });
  }

  /** Shows what each price there would leave. */
  async open(channel: string): Promise<void> {
    await this.row(channel).getByRole('button', { name: channel, exact: true }).click();
  }

  figure(label: string): Locator {
    return this.section.locator(`dt:text-is("${label}") + dd`);
  }

  /** A line of the table of larger orders. */
  order(pieces: number): Locator {
    return this.section.getByRole('row', { name: new RegExp(`^${pieces} `) });
  }
}
