import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { render, toPlainText } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import { mailTexts } from '#core/account/email-texts.ts';
import type { Mail } from './mail.ts';

const ink = '#2b2320';
const serif = 'Georgia, "Times New Roman", serif';
const styles = {
  body: {
    backgroundColor: '#f7f1e8',
    color: ink,
    fontFamily: 'Helvetica, Arial, sans-serif',
    // A long name or address breaks; a word that fits on the next line does not.
    wordBreak: 'break-word',
  },
  container: { maxWidth: '520px', margin: '0 auto', padding: '24px 16px' },
  brand: {
    fontFamily: serif,
    fontSize: '20px',
    fontWeight: 700,
    color: '#9a3f22',
    margin: '0 0 16px',
  },
  card: { backgroundColor: '#fffdf9', borderRadius: '12px', padding: '24px' },
  heading: { fontFamily: serif, fontSize: '24px', lineHeight: '32px', margin: '0 0 12px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  quote: {
    backgroundColor: '#f4ecdf',
    borderRadius: '8px',
    fontFamily: 'inherit',
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0',
    overflowWrap: 'anywhere',
    padding: '16px',
    whiteSpace: 'pre-wrap',
  },
  button: {
    backgroundColor: '#9a3f22',
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 700,
    padding: '14px 24px',
    textDecoration: 'none',
  },
  small: {
    color: '#6b5d55',
    fontSize: '14px',
    lineHeight: '20px',
    margin: '16px 0 0',
  },
  address: { wordBreak: 'break-all' },
  rule: { borderColor: '#e6dacb', margin: '24px 0 12px' },
} as const;

export interface MailContent {
  subject: string;
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  quote?: string;
  /** The act it asks for; some emails only inform. */
  action?: { label: string; link: string };
  notes: readonly string[];
}

/** Not in capitals, which is how the library would set them. */
const plainHeadings = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

export async function renderMail(
  content: MailContent,
): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const html = await render(mailLayout(content));
  return { subject: content.subject, html, text: toPlainText(html, plainHeadings) };
}

function mailLayout(mail: MailContent): ReactNode {
  const paragraphs = mail.paragraphs.map((text) =>
    h(Text, { key: text, style: styles.text }, text),
  );
  const notes = mail.notes.map((text) => h(Text, { key: text, style: styles.small }, text));
  return h(
    Html,
    { lang: 'pt-BR' },
    h(Head),
    h(Preview, null, mail.preview),
    h(
      Body,
      { style: styles.body },
      h(
        Container,
        { style: styles.container },
        h(Text, { style: styles.brand }, 'Artesa'),
        h(
          Section,
          { style: styles.card },
          h(Heading, { as: 'h1', style: styles.heading }, mail.heading),
          paragraphs,
          mail.quote && h('pre', { style: styles.quote }, mail.quote),
          mail.action &&
            h(Button, { href: mail.action.link, style: styles.button }, mail.action.label),
          mail.action &&
            h(
              Text,
              { style: styles.small },
              mailTexts.linkHint,
              h('br'),
              h('span', { style: styles.address }, mail.action.link),
            ),
        ),
        h(Hr, { style: styles.rule }),
        notes,
      ),
    ),
  );
}
