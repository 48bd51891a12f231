import { Hono } from 'hono';
import { html } from 'hono/html';
import { mailTexts } from '#core/account/email-texts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { isKnownHost, sendAddressPage } from '../../http/requests/own-address.ts';
import type { Mailbox, StoredMail } from '../../mail/mailbox.ts';

const { mailbox: texts } = mailTexts;

/** The local mailbox as a page and as JSON. Only there when no SMTP server is configured. */
export const mailboxRoutes = (mailbox: Mailbox, appUrl: string) =>
  new Hono<AppEnv>()
    .use('/dev/*', async (c, next) => {
      if (!isKnownHost(c, appUrl)) return sendAddressPage(c, appUrl);
      return await next();
    })
    .get('/dev/mailbox.json', async (c) => c.json(await newest(mailbox)))
    .get('/dev/mailbox', async (c) => {
      c.header('content-security-policy', "default-src 'none'; style-src-attr 'unsafe-inline'");
      return c.html(page(await newest(mailbox)));
    });

const newest = async (mailbox: Mailbox) => (await mailbox.list()).slice(0, 500);

const page = (mails: StoredMail[]) => html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${texts.title}</title>
  </head>
  <body style="font-family: system-ui; max-width: 44rem; margin: 2rem auto; padding: 0 1rem">
    <h1>${texts.title}</h1>
    <p>${texts.explanation}</p>
    ${mails.length === 0 ? html`<p>${texts.empty}</p>` : mails.map(entry)}
  </body>
</html>`;

const entry = (
  mail: StoredMail,
) => html`<article style="border-top: 1px solid #ccc; padding: 1rem 0">
  <h2>${mail.subject}</h2>
  <p>${texts.to} ${mail.to} · <time>${mail.sentAt}</time></p>
  ${mail.replyTo && html`<p>${texts.replyTo} ${mail.replyTo.name} (${mail.replyTo.address})</p>`}
  ${mail.links.map((link) => html`<p><a href="${link}">${link}</a></p>`)}
  <pre style="white-space: pre-wrap; overflow-wrap: anywhere">${mail.text}</pre>
</article>`;
