import { mailTexts } from '#core/account/email-texts.ts';
import { isPaid, planLabels } from '#core/plans/plans.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MailJob, ToSupport } from '../../jobs/mail-queue.ts';
import type { Mail, MailTransport } from '../../mail/mail.ts';
import { type MailContent, renderMail } from '../../mail/render-mail.ts';
import { findIssued } from '../links/queries.ts';
import { type TokenKind, tokenFromSeed } from '../links/tokens.ts';
import { findUserById } from '../users/queries.ts';

export interface DeliverDeps extends Pick<Env, 'appUrl' | 'keys' | 'supportEmail'> {
  db: Database;
  transport: MailTransport;
}

interface Letter extends Pick<Mail, 'to' | 'replyTo'> {
  content: MailContent;
}

interface Texts {
  subject: string;
  preview: string;
  heading: (name?: string) => string;
}

/** The texts of an email that says what happened and links to a page. */
interface NoticeTexts extends Texts {
  notes: (supportEmail: string) => string[];
  action: string;
}

interface FixedTexts extends NoticeTexts {
  paragraphs: MailContent['paragraphs'];
}

interface DatedTexts extends NoticeTexts {
  paragraphs: (at: Date) => string[];
}

const pages = { password: '/forgot-password', settings: '/settings' };

/** The texts and the page of each link. */
const links = {
  'confirm-email': { texts: mailTexts.confirmEmail, page: '/auth/confirm' },
  'change-email': { texts: mailTexts.changeEmail, page: '/auth/confirm' },
  'reset-password': { texts: mailTexts.resetPassword, page: '/reset-password' },
} as const satisfies Record<TokenKind, object>;

/** Writes and sends one queued email. Nothing is sent for an account that is gone meanwhile. */
export async function deliverMail(deps: DeliverDeps, jobId: string, job: MailJob): Promise<void> {
  const letter = await compose(deps, job);
  if (!letter) return;
  const { content, ...addresses } = letter;
  await deps.transport.send({ ...addresses, ...(await renderMail(content)) }, jobId);
}

/** The email of a job; undefined when its account or its link is gone meanwhile. */
async function compose(deps: DeliverDeps, job: MailJob): Promise<Letter | undefined> {
  const { supportEmail, appUrl } = deps;
  if (job.template === 'account-deleted') {
    const { notes, ...texts } = mailTexts.accountDeleted;
    return { to: job.to, content: { ...texts, notes: notes(supportEmail) } };
  }
  if (job.template === 'support') return composeSupport(supportEmail, job);
  const user = await findUserById(deps.db.auth, job.userId);
  if (!user) return undefined;
  const isProven = user.emailConfirmed && job.template !== 'change-email';
  const name = isProven ? user.name : undefined;
  const letter = (texts: Texts, more: Partial<MailContent>, to = user.email): Letter => {
    const { subject, preview, heading } = texts;
    const content = { subject, preview, heading: heading(name), paragraphs: [], notes: [] };
    return { to, content: { ...content, ...more } };
  };
  const notice = (texts: NoticeTexts, paragraphs: MailContent['paragraphs'], page: string) =>
    letter(texts, {
      paragraphs,
      notes: texts.notes(supportEmail),
      action: { label: texts.action, link: `${appUrl}${page}` },
    });
  const fixed = (texts: FixedTexts, page: string) => notice(texts, texts.paragraphs, page);
  const dated = (texts: DatedTexts, at: string, page: string) =>
    notice(texts, texts.paragraphs(new Date(at)), page);
  switch (job.template) {
    case 'confirm-email':
    case 'change-email':
    case 'reset-password': {
      const { texts, page } = links[job.template];
      // The job may have been queued before the key was replaced.
      const tokens = deps.keys.links.map((key) => tokenFromSeed(key, job.template, job.seed));
      const link = await findIssued(deps.db.auth, job.userId, tokens);
      const token = link?.token ?? tokens[0];
      const action = { label: texts.action, link: `${appUrl}${page}?token=${token}` };
      const more = { paragraphs: texts.paragraphs, notes: texts.notes, action };
      if (job.template !== 'change-email') return letter(texts, more);
      return link?.newEmail ? letter(texts, more, link.newEmail) : undefined;
    }
    case 'password-changed':
      return fixed(mailTexts.passwordChanged, pages.password);
    case 'second-factor-changed': {
      const texts = mailTexts.secondFactorChanged;
      const paragraphs = texts.paragraphs(
        texts.changes[job.change],
        new Date(job.at),
        job.codesLeft,
      );
      return notice(texts, paragraphs, pages.password);
    }
    case 'second-factor-ends':
      return dated(mailTexts.secondFactorEnds, job.at, pages.password);
    case 'wrong-codes':
      return dated(mailTexts.wrongCodes, job.at, pages.password);
    case 'google-linked':
      return dated(mailTexts.googleLinked, job.at, pages.settings);
    case 'google-unlinked':
      return dated(mailTexts.googleUnlinked, job.at, pages.password);
    case 'renewal-soon':
      return dated(mailTexts.renewalSoon, job.at, pages.settings);
    case 'payment-failed':
      return fixed(mailTexts.paymentFailed, pages.settings);
    case 'backup-failed':
      return fixed(mailTexts.backupFailed, pages.settings);
    case 'pro-ended': {
      const texts = mailTexts.proEnded;
      return notice(texts, texts.paragraphs(texts.reasons[job.reason]), '/upgrade');
    }
    case 'email-changed': {
      const { paragraphs, notes } = mailTexts.emailChanged;
      const more = { paragraphs, notes: notes(supportEmail) };
      return letter(mailTexts.emailChanged, more, job.to);
    }
    case 'new-device': {
      const texts = mailTexts.newDevice;
      const paragraphs = texts.paragraphs(job.device, job.address, new Date(job.at));
      return notice(texts, paragraphs, pages.settings);
    }
    default:
      return job satisfies never;
  }
}

function composeSupport(to: string, { from, subject, message, account }: ToSupport): Letter {
  const texts = mailTexts.support;
  const { preview, heading } = texts;
  const sentBy = account ? texts.account(account.email, planLabels[account.plan]) : texts.visitor;
  return {
    to,
    replyTo: { name: from.name, address: from.email },
    content: {
      subject: texts.subject(subject, account !== null && isPaid(account.plan)),
      preview,
      heading,
      paragraphs: [texts.sender(from.name, from.email)],
      quote: message,
      notes: [sentBy, texts.reply],
    },
  };
}
