import type { Page } from '@playwright/test';
import type { Account } from '../harness/account.ts';

/** The three steps of signing up. */
export class OnboardingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async fillAccount(account: Account): Promise<void> {
    await this.page.getByLabel('Nome completo').fill(account.name);
    await this.page.getByLabel('Email').fill(account.email);
    await this.fillPassword(account);
  }

  async fillPassword({ password }: Account): Promise<void> {
    await this.page.getByLabel('Senha', { exact: true }).fill(password);
    await this.page.getByLabel('Confirmar senha', { exact: true }).fill(password);
  }

  /** All three steps, up to the last button. */
  async fill(account: Account): Promise<void> {
    await this.page.goto('/onboarding');
    await this.fillAccount(account);
    await this.next();
    await this.chooseCraft('Crochê');
    await this.next();
  }

  async chooseCraft(name: string): Promise<void> {
    await this.page.getByRole('radio', { name }).check();
  }

  /** Moves the slider from its default by the arrow keys, as a keyboard user would. */
  async chooseHourlyRate(reais: number): Promise<void> {
    const slider = this.page.getByRole('slider', { name: 'Valor da hora' });
    const key = reais > 25 ? 'ArrowRight' : 'ArrowLeft';
    for (let moved = 0; moved < Math.abs(reais - 25); moved += 1) await slider.press(key);
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continuar' }).click();
  }

  async finish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Criar conta grátis' }).click();
  }
}
