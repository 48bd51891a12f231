import { type KindId, mapKinds, mapLists } from '#core/kinds/kinds.ts';
import { maxNamesOfChange, type WorkshopChanges } from '#core/workshop/workshop-schemas.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { idsOf } from '../../portions.ts';
import { planTemplates } from './kinds/template.ts';
import { planImported, planRestored } from './movements/plan-movements.ts';
import type { ReadWorkshop } from './reading/read-workshop.ts';
import { findActive, type Named, planRows } from './store-rows.ts';
import type { Act, Planned, ToStore } from './workshop-rows.ts';

/** Writes nothing. @param replaces whether what is not in the file goes */
export async function planWorkshop(
  tx: Queryable,
  userId: UserId,
  { rows, templates: sent, movements: moved }: Omit<ReadWorkshop, 'profile'>,
  replaces: boolean,
) {
  const planned = await planRows(tx, userId, rows);
  const active = await findActive(tx, userId);
  const goneOf = (kind: KindId): Named[] => {
    if (!replaces) return [];
    const staying = new Set(idsOf((rows[kind] ?? []).filter(isActive)));
    return active[kind].filter(({ id }) => !staying.has(id));
  };
  const gone = mapKinds(goneOf);
  const templates = await planTemplates(tx, userId, sent, replaces);
  const movements = await (replaces ? planRestored : planImported)(tx, userId, moved);
  const changes: WorkshopChanges = {
    ...mapLists((kind) => changesOf(planned[kind], gone[kind])),
    templates: {
      added: counted(templates.added),
      changed: counted(templates.changed),
      gone: counted(templates.gone),
    },
    movements: movements.counts,
    profile: active.product.length === 0,
  };
  return { changes, planned, gone: mapKinds((kind) => idsOf(gone[kind])), templates, movements };
}

const isActive = ({ deletedAt }: Pick<ToStore, 'deletedAt'>) => !deletedAt;

/** Deleted rows come as deleted ones, which is no change that anybody sees. */
function changesOf(planned: readonly Planned[], gone: readonly Named[]) {
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
