import { expect, test } from 'vitest';
import { openSmtpInbox } from '../testing/smtp-inbox.ts';
import { smtpTransport } from './smtp.ts';

test('a try that the server draws out ends before its job is given to somebody else', async () => {
  const inbox = await openSmtpInbox(() => new Promise(() => {}));
  const transport = smtpTransport(inbox.url, 'Artesa <nao-responda@artesa.example>', 300);
  const mail = { to: 'ana@example.com', subject: 'Oi', text: 'Oi', html: '<p>Oi</p>' };
  const tried = transport.send(mail, 'key');
  await expect(tried).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(inbox.accepted).toEqual([]);
  transport.close();
  await inbox.close();
});
