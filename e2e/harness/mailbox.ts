import { type APIRequestContext, expect } from '@playwright/test';

export interface Mail {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  links: string[];
  sentAt: string;
}

/** The server's local mailbox. */
export class Mailbox {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** @returns the newest first */
  async mailsTo(address: string): Promise<Mail[]> {
    const response = await this.#request.get('/dev/mailbox.json');
    expect(response.status()).toBe(200);
    const mails: Mail[] = await response.json();
    return mails.filter(({ to }) => to === address);
  }

  /**
   * Waits until the address has as many emails as told.
   *
   * @returns the newest of them
   */
  async newestTo(address: string, count = 1): Promise<Mail> {
    await expect
      .poll(async () => (await this.mailsTo(address)).length, {
        message: `${count} email(s) to ${address}`,
      })
      .toBeGreaterThanOrEqual(count);
    const [mail] = await this.mailsTo(address);
    if (!mail) throw new Error(`no email to ${address}`);
    return mail;
  }

  /** @returns the first link of the newest email, once there are as many as told */
  async linkTo(address: string, count = 1): Promise<string> {
    const { links, subject } = await this.newestTo(address, count);
    const [link] = links;
    if (!link) throw new Error(`no link in “${subject}”`);
    return link;
  }
}
