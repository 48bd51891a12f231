import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { copyAtRest } from '#core/schemas/at-rest.ts';
import { productInputSchema } from '#core/schemas/product.ts';
import {
  maxNamesOfChange,
  type WorkshopChanges,
  type WorkshopTemplate,
} from '#core/schemas/workshop.ts';
import type { Queryable, UserId } from '../../../db/database.ts';
import { catalogueMaterials, channels, products, templates } from '../../../db/schema.ts';
import type { UserRows } from '../../../db/user-rows.ts';
import { idsOf } from '../../../portions.ts';
import { activeRows } from '../../rows/queries.ts';
import { planChannels, planRows } from '../queries.ts';
import type { ReadWorkshop } from '../reading/read-workshop.ts';
import type { Act, ChannelToStore, MaterialToStore, ProductToStore } from '../workshop-rows.ts';
import { planImported, planRestored } from './plan-movements.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Writes nothing. @param replaces whether what is not in the file goes */
export async function planWorkshop(
  tx: Queryable,
  userId: UserId,
  { rows, channels: kept, templates: sent, movements: moved }: Omit<ReadWorkshop, 'profile'>,
  replaces: boolean,
) {
  const planned = await planRows(tx, userId, rows);
  const plannedChannels = await planChannels(tx, userId, kept);
  const thereProducts = await findActive(tx, userId, products);
  const own = await findTemplates(tx, userId);
  const goneOf = (there: readonly Named[], staying: readonly { readonly id: string }[]) => {
    const ids = new Set(idsOf(staying));
    return replaces ? there.filter(({ id }) => !ids.has(id)) : [];
  };
  const gone = {
    products: goneOf(thereProducts, rows.products.filter(isActive)),
    materials: goneOf(
      await findActive(tx, userId, catalogueMaterials),
      rows.materials.filter(isActive),
    ),
    templates: goneOf([...own.values()], sent),
    channels: goneOf(await findActive(tx, userId, channels), kept.filter(isActive)),
  };
  const movements = await (replaces ? planRestored : planImported)(tx, userId, moved);
  const changes: WorkshopChanges = {
    products: changesOf(planned.products, gone.products),
    materials: changesOf(planned.materials, gone.materials),
    templates: {
      added: counted(sent.filter(({ id }) => !own.has(id))),
      changed: counted(sent.filter((each) => isOther(each, own.get(each.id)))),
      gone: counted(gone.templates),
    },
    channels: changesOf(plannedChannels, gone.channels),
    movements: movements.counts,
    profile: thereProducts.length === 0,
  };
  const ids = {
    products: idsOf(gone.products),
    materials: idsOf(gone.materials),
    templates: idsOf(gone.templates),
    channels: idsOf(gone.channels),
  };
  return { changes, gone: ids, movements, channels: plannedChannels };
}

type ToStore = MaterialToStore | ProductToStore | ChannelToStore;

const isActive = ({ deletedAt }: ToStore) => !deletedAt;

/** Deleted rows come as deleted ones, which is no change that anybody sees. */
function changesOf(
  planned: readonly { readonly act: Act; readonly row: ToStore }[],
  gone: readonly Named[],
) {
  const named = (...acts: Act[]) =>
    planned.flatMap(({ act, row }) =>
      acts.includes(act) && isActive(row) ? [{ id: row.id, name: row.content.name }] : [],
    );
  return {
    added: counted(named('create', 'revive')),
    changed: counted(named('replace')),
    gone: counted(gone),
  };
}

const counted = (rows: readonly Named[]) => ({
  count: rows.length,
  names: rows.slice(0, maxNamesOfChange).map(({ name }) => name),
});

async function findActive(tx: Queryable, userId: UserId, rows: UserRows): Promise<Named[]> {
  return await tx
    .select({ id: rows.id, name: rows.name })
    .from(rows)
    .where(activeRows(rows, userId));
}

type StoredTemplate = Pick<WorkshopTemplate, 'id' | 'name' | 'craftCategory' | 'content'>;

async function findTemplates(tx: Queryable, userId: UserId) {
  const { id, name, craftCategory, content } = templates;
  const found = await tx
    .select({ id, name, craftCategory, content })
    .from(templates)
    .where(eq(templates.userId, userId));
  const read = (row: (typeof found)[number]): StoredTemplate => ({
    ...row,
    content: copyAtRest(productInputSchema, row.content),
  });
  return new Map(found.map((row) => [row.id, read(row)]));
}

const isOther = (sent: StoredTemplate, stored: StoredTemplate | undefined) =>
  stored !== undefined &&
  !(
    sent.name === stored.name &&
    sent.craftCategory === stored.craftCategory &&
    isDeepStrictEqual(sent.content, stored.content)
  );
