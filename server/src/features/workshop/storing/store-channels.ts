import { and, inArray } from 'drizzle-orm';
import { maxChannels } from '#core/channels/fields.ts';
import { plans } from '#core/plans/plans.ts';
import { importLimits } from '#core/workshop/import-limits.ts';
import { laterThanStored, type UserChange } from '../../../db/change-as-user.ts';
import { channels } from '../../../db/schema.ts';
import { updateRows } from '../../../db/update-rows.ts';
import { countRows } from '../../../db/user-rows.ts';
import { ProblemError } from '../../../http/problem.ts';
import { portionsOf } from '../../../portions.ts';
import { activeRows } from '../../rows/queries.ts';
import type { PlannedChannel } from '../workshop-rows.ts';
import { byAct, timesOf } from './row-history.ts';

/**
 * Stores the channels of a file as planned, before the products and the sales that name them.
 *
 * @param going how many go with the same change
 * @throws ProblemError 403 channel_limit_reached or channels_full, with the numbers
 */
export async function storeChannels(
  change: UserChange,
  planned: readonly PlannedChannel[],
  going: number,
): Promise<void> {
  const { tx, userId, now } = change;
  await refuseTooMany(change, planned, going);
  const changing = planned.filter(({ act }) => act !== 'keep');
  for (const portion of portionsOf(changing)) {
    const rows = portion.map((each) => {
      const { id, content } = each.row;
      return { planned: each, columns: { id, ...content, ...timesOf(each, now) } };
    });
    const { created, revived, replaced } = byAct(rows);
    if (created.length > 0) {
      await tx.insert(channels).values(created.map(({ columns }) => ({ ...columns, userId })));
    }
    for (const there of [revived, replaced]) {
      const columns = there.map((each) => each.columns);
      await updateRows(tx, channels, userId, ['id'], columns);
    }
    change.tell(
      'channel',
      rows.map(({ columns: { id, updatedAt, isActive } }) => ({ id, updatedAt, gone: !isActive })),
    );
  }
}

/** Deletes channels, so that they can be restored. */
export async function removeChannels(change: UserChange, ids: readonly string[]): Promise<void> {
  const { tx, userId, now } = change;
  const { id, updatedAt } = channels;
  for (const portion of portionsOf(ids)) {
    const gone = await tx
      .update(channels)
      .set({ isActive: false, updatedAt: laterThanStored(updatedAt, now) })
      .where(and(activeRows(channels, userId), inArray(id, portion)))
      .returning({ id, updatedAt });
    change.tell(
      'channel',
      gone.map((row) => ({ ...row, gone: true })),
    );
  }
}

async function refuseTooMany(
  { tx, userId, plan }: UserChange,
  planned: readonly PlannedChannel[],
  going: number,
): Promise<void> {
  const ofPlan: number | null = plans[plan].limits.channels;
  const coming = planned.filter(
    ({ act, row }) => act === 'revive' || (act === 'create' && !row.deletedAt),
  ).length;
  if (coming === 0) return;
  const limit = ofPlan ?? maxChannels;
  const already = (await countRows(tx, channels, userId)) - going;
  if (already + coming <= limit) return;
  const detail = importLimits.channels({ limit, already, coming });
  const code = ofPlan === null ? 'channels_full' : 'channel_limit_reached';
  throw new ProblemError(403, code, undefined, { detail });
}
