import { render, toPlainText } from '@react-email/render';
import { mailTexts } from '#core/messages/mail.ts';
import type { Mail } from '../mail.ts';
import { actionMail } from './layout.ts';

/** Not in capitals, which is how the library would set them. */
const plainHeadings = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/** The link that confirms a new account's email. */
export async function confirmEmailMail(to: string, name: string, link: string): Promise<Mail> {
  const texts = mailTexts.confirmEmail;
  const html = await render(
    actionMail({
      preview: texts.preview,
      heading: texts.heading(name),
      paragraphs: texts.paragraphs,
      action: { label: texts.action, link },
      notes: texts.notes,
    }),
  );
  return { to, subject: texts.subject, html, text: toPlainText(html, plainHeadings) };
}
