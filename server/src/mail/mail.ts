/** An email as it is sent or kept. */
export interface Mail {
  to: string;
  /** Who gets the answer, when that is somebody else than the sender. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Where emails go: an SMTP server or the local mailbox. */
export interface MailTransport {
  /** For the line that tells where emails go; no credentials. */
  readonly destination: string;
  /**
   * Hands an email over. Called again with the same key when the first try's fate is unknown, so
   * whoever receives both can tell that they are one.
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
  close(): void;
}
