/** An email as it is sent or kept. */
export interface Mail {
  to: string;
  /** The address for replies, if it is not the sender's. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Where emails go: an SMTP server or the local mailbox. */
export interface MailTransport {
  /** For the line that tells where emails go, without credentials. */
  readonly destination: string;
  /**
   * Hands an email over. If the fate of a try is unknown, it is called again with the same key, so
   * that a receiver of both can tell that they are one.
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
  close(): void;
}
