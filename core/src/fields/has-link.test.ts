import { expect, test } from 'vitest';
import { hasLink } from './has-link.ts';

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
