export interface Mail {
  to: string;
  /** The address for replies, if it is not the sender's. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

export interface MailTransport {
  /** The place where emails go, for the line about it, without credentials. */
  readonly destination: string;
  /**
   * Hands an email over. If the fate of a try is unknown, it is called again with the same key, so
   * that a receiver of both can recognize them as one.
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
  close(): void;
}
