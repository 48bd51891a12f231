import { describe, expect, it } from 'vitest';
import { businessTypes, defaultBusinessType } from '../account/business-types.ts';
import { states } from '../account/states.ts';
import { catalogueCategories } from '../catalogue/catalogue-categories.ts';
import {
  materialMovementKinds,
  movementKinds,
  pieceMovementKinds,
} from '../stock/movement-kinds.ts';
import { defaultUnitType, unitTypes } from '../units/unit-types.ts';
import { craftDescriptions } from './craft-descriptions.ts';
import { crafts } from './crafts.ts';

describe.each([
  ['craft categories', crafts, 17],
  ['material categories', catalogueCategories, 21],
  ['unit types', unitTypes, 20],
  ['states', states, 27],
  ['business types', businessTypes, 2],
] as const)('%s', (_, entries, count) => {
  it(`are ${count}, each with an id and a name of its own`, () => {
    expect(entries).toHaveLength(count);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(count);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(count);
  });

  it('are complete: no empty text', () => {
    expect(entries.flatMap((entry) => Object.values(entry))).not.toContain('');
  });
});

const namesOf = (entries: readonly { id: string; name: string }[]) =>
  Object.fromEntries(entries.map(({ id, name }) => [id, name]));

it('names the crafts', () => {
  expect(namesOf(crafts)).toEqual({
    croche: 'Crochê',
    bordado: 'Bordado',
    bijuteria: 'Bijuteria',
    biscuit: 'Biscuit',
    ceramica: 'Cerâmica',
    costura: 'Costura',
    decoracao: 'Decoração',
    tricot: 'Tricô',
    macrame: 'Macramê',
    patchwork: 'Patchwork',
    feltro: 'Feltro',
    scrapbook: 'Scrapbook',
    pintura: 'Pintura',
    madeira: 'Madeira',
    vidro: 'Vidro',
    papel: 'Papel',
    outros: 'Outros',
  });
});

it('names the categories of materials', () => {
  expect(namesOf(catalogueCategories)).toEqual({
    none: 'Nenhuma (sem categoria)',
    aviamentos: 'Aviamentos',
    botoes: 'Botões',
    ceramica: 'Cerâmica',
    cola: 'Colas e Adesivos',
    correntes: 'Correntes e Elos',
    enchimentos: 'Enchimentos',
    fitas: 'Fitas e Elásticos',
    linhas: 'Linhas e Fios',
    madeira: 'Madeira',
    metal: 'Metal',
    miçangas: 'Miçangas e Contas',
    outros: 'Outros',
    papel: 'Papéis',
    pedras: 'Pedras e Cristais',
    pinceis: 'Pincéis e Ferramentas',
    plastico: 'Plástico',
    tecidos: 'Tecidos',
    tintas: 'Tintas e Pigmentos',
    vidro: 'Vidro',
    zippers: 'Zíperes e Fechos',
  });
});

it.each([
  ['crafts', crafts],
  ['categories of materials', catalogueCategories],
] as const)('gives each of the %s one emoji of its own', (_, entries) => {
  const emojis = entries.map(({ emoji }) => emoji);
  for (const emoji of emojis) expect(emoji).toMatch(/^\p{RGI_Emoji}$/v);
  expect(new Set(emojis).size).toBe(emojis.length);
});

it('describes each craft in words of its own', () => {
  expect(new Set(Object.values(craftDescriptions)).size).toBe(17);
});

it('names the units', () => {
  expect(unitTypes.map(({ name }) => name)).toEqual([
    'unidade',
    'par',
    'dúzia',
    'cento',
    'milheiro',
    'metro',
    'centímetro',
    'milímetro',
    'metro quadrado',
    'centímetro quadrado',
    'grama',
    'quilograma',
    'litro',
    'mililitro',
    'pacote',
    'rolo',
    'folha',
    'novelo',
    'meada',
    'cone',
  ]);
});

it('lists the states sorted by code', () => {
  const codes = states.map(({ id }) => id);
  expect(codes).toEqual(codes.toSorted());
});

it('defaults to a unit and an informal business', () => {
  expect([defaultUnitType, defaultBusinessType]).toEqual(['unidade', 'informal']);
});

it('lets nobody tell by itself what only comes of another act', () => {
  const entered = new Set<string>([...materialMovementKinds, ...pieceMovementKinds]);
  expect(movementKinds.filter((kind) => !entered.has(kind))).toEqual([
    'production',
    'sale',
    'reversal',
  ]);
});
