import type { Locator, Page } from '@playwright/test';

/** A question on top of the screen. */
export class ConfirmDialog {
  readonly dialog: Locator;

  constructor(page: Page, title: string) {
    this.dialog = page.getByRole('dialog', { name: title });
  }

  async answer(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button }).click();
  }
}
