import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unusableFolder } from '../startup-error.ts';
import type { Mail, MailTransport } from './mail.ts';

export interface StoredMail extends Mail {
  /** Addresses in the order in which the text names them. */
  links: string[];
  /** The time of sending, ISO 8601 in UTC. */
  sentAt: string;
}

export interface Mailbox extends MailTransport {
  /** The stored emails, newest first. */
  list(): Promise<StoredMail[]>;
}

/**
 * Stores emails as files instead of sending them: one per key, so a repeated job adds nothing.
 *
 * @param address where people read them; without it, only in the folder
 * @throws StartupError when the folder cannot be used
 */
export function localMailbox(dataDir: string, address?: string): Mailbox {
  const folder = join(dataDir, 'mailbox');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
  return {
    destination: address ?? folder,
    async send(mail, idempotencyKey) {
      const links = [...new Set(mail.text.match(/https?:\/\/[^\s"<>]+/g))];
      const stored: StoredMail = { ...mail, links, sentAt: new Date().toISOString() };
      const file = join(folder, `${idempotencyKey}.json`);
      const draft = `${file}.${randomUUID()}.draft`;
      await writeFile(draft, JSON.stringify(stored), { mode: 0o600 });
      await rename(draft, file);
    },
    async list() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      const mails = texts.map((text) => JSON.parse(text) as StoredMail);
      return mails.sort((one, other) => other.sentAt.localeCompare(one.sentAt));
    },
    close() {},
  };
}
