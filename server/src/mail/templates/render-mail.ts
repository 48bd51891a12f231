import { render, toPlainText } from '@react-email/render';
import type { Mail } from '../mail.ts';
import { type MailContent, mailLayout } from './layout.ts';

/** Not in capitals, which is how the library would set them. */
const plainHeadings = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/** The email in its two forms, HTML and plain text. */
export async function renderMail(to: string, content: MailContent): Promise<Mail> {
  const html = await render(mailLayout(content));
  return { to, subject: content.subject, html, text: toPlainText(html, plainHeadings) };
}
