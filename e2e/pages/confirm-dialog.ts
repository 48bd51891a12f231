import { expect, type Locator, type Page } from '@playwright/test';

/** A question on top of the screen. */
export class ConfirmDialog {
  readonly dialog: Locator;

  constructor(page: Page, title: string) {
    this.dialog = page.getByRole('dialog', { name: title });
  }

  /** Waits until the question is gone: what lies behind it takes no input before. */
  async answer(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button }).click();
    await expect(this.dialog).toBeHidden();
  }
}
