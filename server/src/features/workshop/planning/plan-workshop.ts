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
import { catalogueMaterials, products, templates } from '../../../db/schema.ts';
import type { UserRows } from '../../../db/user-rows.ts';
import { activeRows } from '../../rows/queries.ts';
import { planRows } from '../queries.ts';
import type { ReadWorkshop } from '../reading/read-workshop.ts';
import type { MaterialToStore, Planned, ProductToStore } from '../rows.ts';
import { type MovementPlan, planImported, planRestored } from './plan-movements.ts';

/** How storing a workshop's file changes it, with the ids of what goes. */
export interface WorkshopPlan {
  readonly changes: WorkshopChanges;
  readonly gone: {
    readonly products: readonly string[];
    readonly materials: readonly string[];
    readonly templates: readonly string[];
  };
  readonly movements: MovementPlan;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Plans how a file is stored. It writes nothing.
 *
 * @param replaces whether what is not in the file goes
 */
export async function planWorkshop(
  tx: Queryable,
  userId: UserId,
  { rows, templates: sent, movements: moved }: Omit<ReadWorkshop, 'profile'>,
  replaces: boolean,
): Promise<WorkshopPlan> {
  const planned = await planRows(tx, userId, rows);
  const thereProducts = await findActive(tx, userId, products);
  const own = await findTemplates(tx, userId);
  const goneOf = (there: readonly Named[], kept: readonly { readonly id: string }[]) => {
    const ids = new Set(kept.map(({ id }) => id));
    return replaces ? there.filter(({ id }) => !ids.has(id)) : [];
  };
  const gone = {
    products: goneOf(thereProducts, rows.products.filter(isActive)),
    materials: goneOf(
      await findActive(tx, userId, catalogueMaterials),
      rows.materials.filter(isActive),
    ),
    templates: goneOf([...own.values()], sent),
  };
  const movements = await (replaces ? planRestored : planImported)(tx, userId, moved);
  return {
    changes: {
      products: changesOf(planned.products, gone.products),
      materials: changesOf(planned.materials, gone.materials),
      templates: {
        added: told(sent.filter(({ id }) => !own.has(id))),
        changed: told(sent.filter((each) => isOther(each, own.get(each.id)))),
        gone: told(gone.templates),
      },
      movements: movements.counts,
      profile: thereProducts.length === 0,
    },
    gone: {
      products: gone.products.map(({ id }) => id),
      materials: gone.materials.map(({ id }) => id),
      templates: gone.templates.map(({ id }) => id),
    },
    movements,
  };
}

const isActive = ({ deletedAt }: MaterialToStore | ProductToStore) => !deletedAt;

/** Deleted rows come as deleted ones, which is no change that anybody sees. */
function changesOf(
  planned: readonly Planned<MaterialToStore | ProductToStore>[],
  gone: readonly Named[],
) {
  const named = (...acts: Planned<MaterialToStore>['act'][]) =>
    planned.flatMap(({ act, row }) =>
      acts.includes(act) && isActive(row) ? [{ id: row.id, name: row.content.name }] : [],
    );
  return {
    added: told(named('create', 'revive')),
    changed: told(named('replace')),
    gone: told(gone),
  };
}

const told = (rows: readonly Named[]) => ({
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
