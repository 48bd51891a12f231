import { expect, test } from 'vitest';
import { hasLink } from './has-link.ts';
import { hasHiddenCharacters } from './hidden-characters.ts';

test.each([
  'Você ganhou R$ 500, retire em https://premio.example',
  'retire em premio.com',
  'WWW.premio',
  'loja.com.br',
  't.me/premio',
  'bit.ly/3xyz',
  'loja.online agora',
  'premio。com',
  'http: //premio',
  'ana@example.com',
  'ana＠example',
  '203.0.113.7',
])('%j holds a link or an address', (name) => expect(hasLink(name)).toBe(true));

test.each([
  'Maria da Silva',
  'J.Silva',
  'J. P. Souza',
  'Dra. Ana',
  'Ana Souza Jr.',
  'Ateliê da Ana. Crochê e mais',
  `Zé d'Ávila "Dinho" & filhos`,
  'Linha 1,50 e meia',
  'Ana c/ amor 3.0',
])('%j is a name', (name) => expect(hasLink(name)).toBe(false));

test.each([
  ['zero width space', 'Ana\u200BSouza'],
  ['zero width joiner', 'Ana\u200DSouza'],
  ['soft hyphen', 'An\u00ADa'],
  ['override of the direction', 'Ana \u202Eoãçurts'],
  ['isolate', 'Ana \u2067x\u2069'],
  ['word joiner', 'Ana\u2060'],
  ['Hangul filler', 'Ana\u3164'],
  ['Braille blank', 'Ana\u2800'],
  ['variation selector', 'Ana\uFE0F'],
  ['tag', 'Ana\u{E0041}'],
  ['byte order mark', '\uFEFFAna'],
])('a %s is hidden', (_what, text) => expect(hasHiddenCharacters(text)).toBe(true));

test.each(['Ana 🧶👩🏽‍🎨', 'Ana ❤️', 'نور ידית', `a${'\u0301'.repeat(9)}`, 'Ångström'])(
  '%j hides nothing',
  (text) => expect(hasHiddenCharacters(text)).toBe(false),
);
