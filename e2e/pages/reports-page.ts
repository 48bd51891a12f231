import type { Locator, Page } from '@playwright/test';
import { fillOf } from '../harness/colours.ts';

/** The report, locked or open. */
export class ReportsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/reports');
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Relatórios Avançados' });
  }

  get locked(): Locator {
    return this.page.getByRole('heading', { name: 'Relatórios são exclusivos do Plano Pro' });
  }

  /** The value of a card. */
  figure(label: string): Locator {
    return this.page
      .getByRole('term')
      .filter({ hasText: label })
      .locator('xpath=following-sibling::dd');
  }

  /** The cells of a row: label, count, share. */
  bar(label: string): Locator {
    return this.page
      .getByRole('table', { name: 'Distribuição da rentabilidade' })
      .getByRole('row', { name: label });
  }

  get top(): Locator {
    return this.page
      .getByRole('region', { name: 'Produtos Mais Lucrativos' })
      .getByRole('listitem');
  }

  /** What was made and sold by month. */
  get months(): Locator {
    return this.page.getByRole('region', { name: 'Feito e vendido por mês' });
  }

  /** The figures of a month, and the pieces that were sold in it. @param name as 'novembro' */
  month(name: string): Locator {
    return this.months
      .getByRole('rowgroup')
      .filter({ has: this.page.getByRole('rowheader', { name }) });
  }

  tip(title: string): Locator {
    return this.page
      .getByRole('region', { name: 'Sugestões de Melhoria' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  /** What a tip is filled with. */
  async tipFill(title: string): Promise<string> {
    return await fillOf(this.tip(title).locator('> *'));
  }
}
