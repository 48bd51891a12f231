import type { Locator, Page } from '@playwright/test';

interface Answers {
  readonly income: string;
  readonly days: string;
  readonly hours: string;
}

/** The questions about the worth of an hour, on their screen or in the dialog of the sign-up. */
export class HourPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/hour');
  }

  /** Up to the question about the costs of a month. */
  async answer({ income, days, hours }: Answers): Promise<void> {
    await this.page.getByLabel('Ganho por mês').fill(income);
    await this.next();
    await this.page.getByLabel('Dias por semana').fill(days);
    await this.page.getByLabel('Horas por dia').fill(hours);
    await this.next();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continuar' }).click();
  }

  async back(): Promise<void> {
    await this.page.getByRole('button', { name: 'Voltar', exact: true }).click();
  }

  async showResult(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ver a conta' }).click();
  }

  cost(name: string): Locator {
    return this.page.getByRole('group', { name });
  }

  result(rate: RegExp): Locator {
    return this.page.getByRole('heading', { name: rate });
  }

  /** How wide each bar of a table is drawn, in per cent of its room, and what its row says. */
  async bars(table: string): Promise<{ drawn: number; stated: number }[]> {
    const bodies = this.page.getByRole('table', { name: table }).locator('tbody');
    return await bodies.evaluateAll((all) =>
      all.map((body) => {
        const bar = body.querySelector('[data-part]');
        const room = bar?.parentElement?.getBoundingClientRect().width ?? 0;
        const shown = body.querySelector('tr > td:last-child')?.textContent ?? '';
        const drawn = ((bar?.getBoundingClientRect().width ?? 0) / room) * 100;
        return { drawn, stated: Number(shown.replace('%', '').replace(',', '.')) };
      }),
    );
  }

  async use(): Promise<void> {
    await this.page.getByRole('button', { name: /^Usar R\$.* por hora$/ }).click();
  }
}
