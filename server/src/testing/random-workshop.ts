import fc from 'fast-check';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import {
  type CatalogueMaterial,
  type CatalogueMaterialContent,
  catalogueMaterialInputSchema,
} from '#core/catalogue/catalogue-schemas.ts';
import { channelFields, channelTermFields } from '#core/channels/channel-fields.ts';
import { type ChannelContent, channelInputSchema } from '#core/channels/channel-schemas.ts';
import { craftIds } from '#core/crafts/crafts.ts';
import { customerFields } from '#core/customers/customer-fields.ts';
import { customerInputSchema } from '#core/customers/customer-schemas.ts';
import {
  absentOf,
  type Field,
  type Fields,
  keysOf,
  idsOf as optionsOf,
  type ValuesOf,
} from '#core/fields/field.ts';
import { materialStateOf, productStateOf } from '#core/history/history-schemas.ts';
import { hourFields, monthlyCostFields } from '#core/hour/hour-fields.ts';
import { hourPlanInputSchema } from '#core/hour/hour-schemas.ts';
import { maxMonthlyCosts } from '#core/hour/hour-texts.ts';
import type { ContentOf } from '#core/kinds/kind-schemas.ts';
import { kinds, type PlainKind } from '#core/kinds/kinds.ts';
import { isPriceWithinReach, roundingIds } from '#core/pricing/final-price.ts';
import { computePrice } from '#core/pricing/price.ts';
import { materialFields, productFields } from '#core/products/product-fields.ts';
import { type ProductContent, productInputSchema } from '#core/products/product-schemas.ts';
import { stockFields } from '#core/stock/stock-fields.ts';
import { unitTypes } from '#core/units/unit-types.ts';
import { type Workshop, workshopSchema, workshopVersion } from '#core/workshop/workshop-schemas.ts';
import { priced } from '../features/products/priced-product.ts';
import { idsOf } from '../portions.ts';
import { movementsBy, type Step, stepKinds } from './random-stock.ts';

const decimal = (least: number, most: number, places: number) =>
  fc
    .integer({ min: Math.ceil(least * 10 ** places), max: Math.floor(most * 10 ** places) })
    .map((whole) => Number((whole / 10 ** places).toFixed(places)));

const time = fc
  .integer({ min: Date.parse('2025-01-01'), max: Date.parse('2026-06-01') })
  .map((ms) => new Date(ms).toISOString());

const text = fc
  .array(fc.constantFrom('Fio', 'é', '🧶', '=1+1', '"', '\\', 'lã', '{', ',', "'", '<b>'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((words) => `x ${words.join(' ')}`);

const price = fc.constantFrom(...unitTypes).chain((unit) =>
  fc.oneof(
    fc.record({
      unitType: fc.constant(unit.id),
      unitPrice: decimal(0.01, 999, 2),
      pack: fc.constant(null),
    }),
    fc.record({
      unitType: fc.constant(unit.id),
      unitPrice: fc.constant(null),
      pack: fc.record({
        price: decimal(0, 999, 2),
        content: decimal(0.5, 900, 6),
        unit: fc.constantFrom(
          ...unitTypes.filter(({ dimension }) => dimension === unit.dimension).map(({ id }) => id),
        ),
      }),
    }),
  ),
);

/** A value that a field takes: its usual one, null where it may be, or any that is not too large. */
function valueIn(field: Field): fc.Arbitrary<string | number | null> {
  const usual = absentOf(field);
  const value = otherValueIn(field);
  return usual === undefined ? value : fc.oneof(fc.constant(usual), value);
}

function otherValueIn(field: Field): fc.Arbitrary<string | number> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...optionsOf(field));
    case 'number': {
      const least = 'above' in field.least ? 10 ** -field.decimals : field.least.from;
      return decimal(least, Math.min(field.max, 99), field.decimals);
    }
    case 'text': {
      const lines = field.lines === 'many' ? fc.array(text, { minLength: 1, maxLength: 3 }) : null;
      const raw = lines ? lines.map((some) => some.join('\n')) : text;
      return raw.map((whole) => whole.slice(0, field.max).toWellFormed().trim());
    }
  }
}

function valuesOf<F extends Fields>(fields: F): fc.Arbitrary<ValuesOf<F>> {
  const values = keysOf(fields).map((key) => [key, valueIn(fields[key] as Field)]);
  return fc.record(Object.fromEntries(values)) as unknown as fc.Arbitrary<ValuesOf<F>>;
}

// What a material costs, and by which unit, comes together.
const { unitPrice: _price, unitType: _unit, ...ofMaterial } = catalogueFields;
const { unitPrice: _rowPrice, unit: _rowUnit, ...ofRow } = materialFields;

const materialContent: fc.Arbitrary<CatalogueMaterialContent> = fc
  .record({ rest: valuesOf(ofMaterial), paid: price })
  .map(({ rest, paid }) => catalogueMaterialInputSchema.parse({ ...rest, ...paid }));

/** Bands that rise from 0, and shares that leave something. */
const channelContent: fc.Arbitrary<ChannelContent> = fc
  .record({
    own: valuesOf({ ...channelFields, ...channelTermFields }),
    steps: fc.array(
      fc.record({
        step: decimal(0.01, 99, 2),
        percent: decimal(0, 40, 2),
        fixed: decimal(0, 9, 2),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    shares: fc.record({ paymentPercent: decimal(0, 20, 2), taxPercent: decimal(0, 20, 2) }),
    feeTable: fc.option(text),
    checkedOn: fc.option(time.map((at) => at.slice(0, 10))),
  })
  .map(({ own, steps, shares, ...rest }) => {
    const bands = steps.map(({ percent, fixed }, index) => {
      const from = steps.slice(1, index + 1).reduce((sum, { step }) => sum + step * 100, 0);
      return { from: Math.round(from) / 100, percent, fixed };
    });
    return channelInputSchema.parse({ ...own, ...rest, ...shares, min: null, bands });
  });

const productContent = (
  materialIds: readonly string[],
  channelIds: readonly string[],
): fc.Arbitrary<ProductContent> =>
  fc
    .record({
      own: valuesOf(productFields),
      materials: fc.array(
        fc
          .record({
            rest: valuesOf(ofRow),
            paid: price,
            materialId: fc.option(fc.constantFrom(...materialIds, materialIds[0] ?? '')),
          })
          .map(({ rest, paid: { unitType: unit, ...paid }, materialId }) => ({
            ...rest,
            ...paid,
            unit,
            materialId: materialId || null,
          })),
        { minLength: 1, maxLength: 5 },
      ),
      channelIds: fc.subarray([...channelIds]),
      offChannelIds: fc.subarray([...channelIds]),
    })
    .map(({ own, ...rest }) => productInputSchema.parse({ ...own, ...rest }))
    .filter((input) => isPriceWithinReach(computePrice(input).finalPrice));

const hourPlan = fc
  .tuple(
    valuesOf(hourFields),
    fc.array(valuesOf(monthlyCostFields), { maxLength: maxMonthlyCosts }),
  )
  .map(([hours, monthlyCosts]) => ({ ...hours, monthlyCosts }))
  .filter((plan) => hourPlanInputSchema.safeParse(plan).success);

/** What happened to a row: its contents one after the other, since when, and whether it was deleted. */
const past = <T>(content: fc.Arbitrary<T>) =>
  fc.record({
    id: fc.uuid({ version: 7 }),
    contents: fc.array(content, { minLength: 1, maxLength: 3 }),
    createdAt: time,
    isDeleted: fc.boolean(),
  });

const after = (at: string, hours: number) =>
  new Date(Date.parse(at) + hours * 3_600_000).toISOString();

/** What somebody does with stock, one thing after the other. */
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...stepKinds),
    item: fc.nat(),
    quantity: decimal(0.000001, 9999, 6),
    pieces: fc.integer({ min: 1, max: 20 }),
    value: fc.option(decimal(0, 999, 2)),
    unitPrice: decimal(0, 999, 2),
    note: fc.option(text),
    happenedAt: time,
  }),
  { maxLength: 25 },
);

/** What may be sent of plain rows, each with all that its kind takes. */
const plainContent: { readonly [K in PlainKind]: fc.Arbitrary<ContentOf<K>> } = {
  channel: channelContent,
  customer: fc
    .record({
      rest: valuesOf(customerFields),
      telephone: fc.option(fc.constantFrom('(81) 99999-0000', '+55 11 4002 8922')),
      email: fc.option(fc.constantFrom('ana@example.com', 'joão@exemplo.com.br')),
    })
    .map(({ rest, ...known }) => customerInputSchema.parse({ ...rest, ...known })),
};

const plainRows = fc.record(
  Object.fromEntries(
    Object.entries(plainContent).map(([kind, content]) => [
      kind,
      fc.uniqueArray(past(content as fc.Arbitrary<object>), {
        maxLength: 3,
        selector: ({ id }) => id,
      }),
    ]),
  ),
) as fc.Arbitrary<{ readonly [K in PlainKind]: readonly Past<ContentOf<K>>[] }>;

/** Everything that one workshop may have, as its file has it. */
export const randomWorkshop: fc.Arbitrary<Workshop> = fc
  .tuple(
    fc.uniqueArray(past(materialContent), { maxLength: 4, selector: ({ id }) => id }),
    plainRows,
  )
  .chain(([materials, plain]) =>
    fc.record({
      materials: fc.constant(materials),
      plain: fc.constant(plain),
      settings: fc.array(
        fc.record({
          tracked: fc.boolean(),
          minimum: fc.option(decimal(0, stockFields.minimum.max, 6)),
        }),
        { minLength: materials.length, maxLength: materials.length },
      ),
      steps,
      products: fc.uniqueArray(past(productContent(idsOf(materials), idsOf(plain.channel))), {
        maxLength: 4,
        selector: ({ id }) => id,
      }),
      templates: fc.array(fc.record({ id: fc.uuid({ version: 7 }), at: time }), { maxLength: 1 }),
      hourlyRate: decimal(10, 100, 2),
      rounding: fc.constantFrom(...roundingIds),
      hourPlan: fc.option(hourPlan),
      craftType: fc.constantFrom(...craftIds),
    }),
  )
  .map(({ materials, plain, settings, steps, products, templates, ...profile }) => {
    const rows = [
      ...materials.map((row) => {
        return { ...row, kind: 'material', states: row.contents.map(materialStateOf) };
      }),
      ...products.map((row) => {
        return {
          ...row,
          kind: 'product',
          states: row.contents.map(pricedState).map(productStateOf),
        };
      }),
    ];
    const [first] = products;
    return workshopSchema.parse({
      format: 'artesa-workshop',
      version: workshopVersion,
      exportedAt: '2026-06-02T00:00:00.000Z',
      profile: {
        ...profile,
        email: 'rosa@example.com',
        name: 'Rosa',
        state: 'PE',
        businessType: 'mei',
      },
      movements: movementsBy(steps, {
        materials: materials.map((row, index) => ({
          ...latest(row),
          ...settingsOf(settings, index),
        })),
        products: products.map(latestProduct),
        channels: plain.channel.map(latest),
      }),
      ...Object.fromEntries(
        Object.entries(plain).map(([kind, rows]) => [
          kinds[kind as PlainKind].list,
          rows.map((row) => ({ ...latest<object>(row), ...timesOf(row) })),
        ]),
      ),
      materials: materials.map((row, index) => ({
        ...latest(row),
        ...settingsOf(settings, index),
        ...timesOf(row),
        prices: row.contents.map(({ unitType, unitPrice, pack }, index) => ({
          unitType,
          unitPrice,
          pack,
          paidSince: after(row.createdAt, index),
        })),
      })),
      products: products.map((row) => ({ ...latestProduct(row), ...timesOf(row) })),
      templates: templates.flatMap(({ id, at }) => {
        const content = first?.contents[0];
        if (!content) return [];
        const { name, craftCategory } = content;
        return [{ id, name, craftCategory, content, createdAt: at, updatedAt: at }];
      }),
      history: rows.flatMap(({ kind, id, states, createdAt, isDeleted }) =>
        [...states, ...(isDeleted ? [null] : [])].map((state, index) => ({
          kind,
          rowId: id,
          version: index + 1,
          cause: state ? 'saved' : 'deleted',
          at: after(createdAt, index),
          state,
        })),
      ),
    });
  });

interface Past<T> {
  readonly id: string;
  readonly contents: readonly T[];
  readonly createdAt: string;
  readonly isDeleted: boolean;
}

const latest = <T>({ id, contents }: Past<T>) => ({ id, ...(contents.at(-1) as T) });

const latestProduct = ({ id, contents }: Past<ProductContent>) => ({
  id,
  ...pricedState(contents.at(-1) as ProductContent),
});

function timesOf({ contents, createdAt, isDeleted }: Past<unknown>) {
  const updatedAt = after(createdAt, contents.length);
  return { createdAt, updatedAt, deletedAt: isDeleted ? updatedAt : null };
}

type Settings = Pick<CatalogueMaterial, 'tracked' | 'minimum'>;

const settingsOf = (settings: readonly Settings[], index: number): Settings =>
  settings[index] ?? { tracked: false, minimum: null };

function pricedState(content: ProductContent) {
  const { columns, materials } = priced(content);
  const { practisedMarkup: _, ...fields } = columns;
  return { ...fields, materials };
}
