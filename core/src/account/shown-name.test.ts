import { expect, test } from 'vitest';
import { mailTexts } from './email-texts.ts';
import { shownName } from './shown-name.ts';

test.each([
  [' Ana Souza ', 'Ana Souza', 'Olá, Ana Souza!'],
  ['', 'Usuário', 'Olá!'],
  [' \t\u00a0', 'Usuário', 'Olá!'],
])('the account of %j is called %s, and greeted %s in emails', (name, shown, greeting) => {
  expect(shownName(name)).toBe(shown);
  expect(mailTexts.passwordChanged.heading(name)).toBe(greeting);
});
