import { render, toPlainText } from '@react-email/render';
import type { Mail } from '../mail.ts';
import { type MailContent, mailLayout } from './layout.ts';

/** Not in capitals, which is how the library would set them. */
const plainHeadings = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

export async function renderMail(
  content: MailContent,
): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const html = await render(mailLayout(content));
  return { subject: content.subject, html, text: toPlainText(html, plainHeadings) };
}
