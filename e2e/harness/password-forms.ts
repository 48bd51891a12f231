import { expect, type Locator } from '@playwright/test';

/** A password manager finds in the form whose password it is about; people do not see it. */
export async function expectNamesAccount(form: Locator, email: string): Promise<void> {
  const userName = form.locator('form input[autocomplete="username"]');
  await expect(userName).toHaveValue(email);
  await expect(userName).toBeHidden();
}
