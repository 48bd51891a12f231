import { mailTexts } from '#core/account/email-texts.ts';
import { isPaid, planLabels } from '#core/plans/plans.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MailJob, ToSupport } from '../../jobs/mail-queue.ts';
import type { Mail } from '../../mail/mail.ts';
import type { MailContent } from '../../mail/templates/layout.ts';
import { findIssued } from '../links/queries.ts';
import { type TokenKind, tokenFromSeed } from '../links/tokens.ts';
import { findUserById } from '../users/queries.ts';

export interface ComposeDeps extends Pick<Env, 'appUrl' | 'keys' | 'supportEmail'> {
  db: Database;
}

interface Letter extends Pick<Mail, 'to' | 'replyTo'> {
  content: MailContent;
}

/** The act of each link, and the page that does it. */
const links = {
  'confirm-email': { texts: mailTexts.confirmEmail, page: '/auth/confirm' },
  'change-email': { texts: mailTexts.changeEmail, page: '/auth/confirm' },
  'reset-password': { texts: mailTexts.resetPassword, page: '/reset-password' },
} as const satisfies Record<TokenKind, object>;

/** The email of a job; undefined when its account or its link is gone meanwhile. */
export async function compose(deps: ComposeDeps, job: MailJob): Promise<Letter | undefined> {
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
    case 'password-changed': {
      const { paragraphs, notes, action } = mailTexts.passwordChanged;
      return letter(mailTexts.passwordChanged, {
        paragraphs,
        notes: notes(supportEmail),
        action: { label: action, link: `${appUrl}/forgot-password` },
      });
    }
    case 'second-factor-changed': {
      const { changes, paragraphs, notes, action } = mailTexts.secondFactorChanged;
      return letter(mailTexts.secondFactorChanged, {
        paragraphs: paragraphs(changes[job.change], new Date(job.at), job.codesLeft),
        notes: notes(supportEmail),
        action: { label: action, link: `${appUrl}/forgot-password` },
      });
    }
    case 'second-factor-ends': {
      const { paragraphs, notes, action } = mailTexts.secondFactorEnds;
      return letter(mailTexts.secondFactorEnds, {
        paragraphs: paragraphs(new Date(job.at)),
        notes: notes(supportEmail),
        action: { label: action, link: `${appUrl}/forgot-password` },
      });
    }
    case 'wrong-codes': {
      const { paragraphs, notes, action } = mailTexts.wrongCodes;
      return letter(mailTexts.wrongCodes, {
        paragraphs: paragraphs(new Date(job.at)),
        notes: notes(supportEmail),
        action: { label: action, link: `${appUrl}/forgot-password` },
      });
    }
    case 'google-linked': {
      const { paragraphs, notes, action } = mailTexts.googleLinked;
      return letter(mailTexts.googleLinked, {
        paragraphs: paragraphs(new Date(job.at)),
        notes: notes(supportEmail),
        action: { label: action, link: `${appUrl}/settings` },
      });
    }
    case 'google-unlinked': {
      const { paragraphs, notes, action } = mailTexts.googleUnlinked;
      return letter(mailTexts.googleUnlinked, {
        paragraphs: paragraphs(new Date(job.at)),
        notes: notes(supportEmail),
        action: { label: action, link: `${appUrl}/forgot-password` },
      });
    }
    case 'renewal-soon': {
      const { paragraphs, notes, action } = mailTexts.renewalSoon;
      return letter(mailTexts.renewalSoon, {
        paragraphs: paragraphs(new Date(job.at)),
        notes: notes(supportEmail),
        action: { label: action, link: `${appUrl}/settings` },
      });
    }
    case 'payment-failed': {
      const { paragraphs, notes, action } = mailTexts.paymentFailed;
      return letter(mailTexts.paymentFailed, {
        paragraphs,
        notes: notes(supportEmail),
        action: { label: action, link: `${appUrl}/settings` },
      });
    }
    case 'backup-failed': {
      const { paragraphs, notes, action } = mailTexts.backupFailed;
      return letter(mailTexts.backupFailed, {
        paragraphs,
        notes: notes(supportEmail),
        action: { label: action, link: `${appUrl}/settings` },
      });
    }
    case 'pro-ended': {
      const { paragraphs, reasons, notes, action } = mailTexts.proEnded;
      return letter(mailTexts.proEnded, {
        paragraphs: paragraphs(reasons[job.reason]),
        notes: notes(supportEmail),
        action: { label: action, link: `${appUrl}/upgrade` },
      });
    }
    case 'email-changed': {
      const { paragraphs, notes } = mailTexts.emailChanged;
      const more = { paragraphs, notes: notes(supportEmail) };
      return letter(mailTexts.emailChanged, more, job.to);
    }
    case 'new-device': {
      const { paragraphs, notes, action } = mailTexts.newDevice;
      return letter(mailTexts.newDevice, {
        paragraphs: paragraphs(job.device, job.address, new Date(job.at)),
        notes: notes(supportEmail),
        action: { label: action, link: `${appUrl}/settings` },
      });
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

interface Texts {
  subject: string;
  preview: string;
  heading: (name?: string) => string;
}
