import { expect, test } from 'vitest';
import { unitTypeIds } from '#core/units/unit-types.ts';
import type { SheetPreview } from '#core/written-lists/list-import-schemas.ts';
import { bear } from '../../testing/product-input.ts';
import { sharedServer } from '../../testing/test-server.ts';

/** What a reader that guesses would take for something else. */
const hostileNames = [
  ...['Total', 'SOMA', 'Subtotal 1', 'Materiais', 'Material', 'Produto', 'Lista:', 'Table 1'],
  ...['#REF!x', '12,50', '1.200', '0:45', '5%', 'R$ 12,50/kg', '25 g', '2/3', '30 x 40 cm', '1e5'],
  ...['=1+1', '+ Urso', '- Fio', '@arroba', "'=aspas", "''--", '"Fita" x', 'a;b', 'a,b'],
  ...['• Fio', '– Lã', 'coco', 'cocô', 'Cocô', 'COCO', 'Avó', 'Avô', '_x0041_', '<b>&amp;</b>'],
  ...['sep=;', '🧶 Lã', 'ﷺﷺ', '漢字', 'ñandú', '99', 'TRUE', 'null', 'a|b', 'Fio', 'Fio'],
];

/** How many of each; a larger workshop is asked for by the environment. */
const counts = {
  materials: Number(process.env.SHEET_MATERIALS ?? 52),
  products: Number(process.env.SHEET_PRODUCTS ?? 52),
};

const nameAt = (at: number) => hostileNames[at % hostileNames.length] ?? '';

/** The names in turn, then the same with a number. */
const named = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / hostileNames.length);
    return round === 0 ? nameAt(at) : `${nameAt(at)} ${round}`;
  });

const unitAt = (at: number) => unitTypeIds[at % unitTypeIds.length];

function materialAt(name: string, at: number) {
  const unitType = unitAt(at);
  const pack = { price: 18.9, content: 0.333333 + at, unit: unitType };
  const price = at % 3 === 0 ? { unitPrice: null, pack } : { unitPrice: 0.01 + at, pack: null };
  return { name, unitType, ...price, supplier: nameAt(at + 7), wastePercentage: at % 100 };
}

function productAt(name: string, at: number) {
  const rows = [0, 1, 2].map((more) => ({
    name: nameAt(at + more),
    quantity: 0.0001 + at,
    unitPrice: 0.07 * more,
    unit: unitAt(at + more),
    wastePercentage: more / 4,
  }));
  return {
    ...bear,
    name,
    materials: [...rows, ...rows.slice(0, at % 2)],
    productionTime: Number((0.333333 + (at % 60) / 3).toFixed(6)),
    chosenPrice: at % 4 === 0 ? 99.99 + at : null,
    notes: at % 5 === 0 ? 'Linha 1\nTotal;2\n"três"' : null,
    rounding: at % 2 === 0 ? '90' : 'none',
  };
}

test.each([
  ['materials', materialAt],
  ['products', productAt],
] as const)(
  '%s that are exported come back as they are, whatever their names: nothing to choose, ask or change',
  async (kind, rowAt) => {
    const server = await sharedServer();
    const ana = await server.signedIn();
    await server.setPlan(ana, 'pro');
    for (const [at, name] of named(counts[kind]).entries()) {
      const { status, body } = await ana.call('POST', `/api/${kind}`, rowAt(name, at));
      expect({ status, body, name }).toMatchObject({ status: 201 });
    }
    const headers = { cookie: ana.cookie(), 'content-type': 'application/octet-stream' };
    for (const type of ['xlsx', 'csv']) {
      const file = await fetch(`${server.origin}/api/export/${kind}.${type}`, { headers });
      const body = await file.arrayBuffer();
      const send = async (path: string) => {
        const address = `${server.origin}/api/import/${path}`;
        return await (await fetch(address, { method: 'POST', headers, body })).json();
      };
      const shown = (await send('sheet/preview')) as SheetPreview;
      expect({ type, ...shown }).toMatchObject({
        type,
        kind,
        same: counts[kind],
        ...{ created: 0, updated: 0, kept: 0, wrong: 0, unsure: false },
        ...{ errors: [], changes: [], notes: [] },
        questions: { columns: [], readings: [], priceOf: null, units: [], finalPrice: null },
      });
      expect(await send('sheet')).toMatchObject({ created: 0, updated: 0 });
    }
  },
);
