import { expect, type Locator, type Page } from '@playwright/test';
import type { Channel } from '#core/channels/channel-schemas.ts';
import { feeTableOf } from '#core/channels/fee-tables.ts';

/** The list of places where the user sells, and the dialog of one. */
export class ChannelsPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
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

  /** The table of that name is added, or its fees are asked. */
  async begin(table: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Adicionar lugar' }).click();
    await this.table(table).click();
  }

  /** It says what it takes, too. */
  table(name: string): Locator {
    return this.dialog.getByRole('button', { name: new RegExp(`^${name}\\s?(\\d|Você)`) });
  }

  /** The fees of a channel that is there, as fields. */
  async change(name: string): Promise<void> {
    await this.row(name).getByRole('button', { name, exact: true }).click();
    await this.dialog.getByRole('button', { name: 'Mudar taxas' }).click();
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Salvar lugar' }).click();
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

/** A piece where it is sold, on the form and on its page. */
export class ChannelPrices {
  readonly section: Locator;
  /** What a press on a channel shows. */
  readonly open: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: 'Onde você vende' });
    this.open = this.section.getByRole('region');
  }

  tile(channel: string): Locator {
    return this.section.getByRole('button', { name: new RegExp(`^${channel} `), expanded: false });
  }

  /** Shows what each price there would leave. */
  async show(channel: string): Promise<void> {
    await this.tile(channel).click();
    await expect(this.open).toContainText(channel);
  }

  figure(label: string): Locator {
    return this.section.locator(`dt:text-is("${label}") + dd`);
  }

  /** A line of the table of larger orders. */
  order(pieces: number): Locator {
    return this.section.getByRole('row', { name: new RegExp(`^${pieces} `) });
  }
}
