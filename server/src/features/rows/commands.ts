import { and, desc, eq, lt, notInArray, or } from 'drizzle-orm';
import { errorsOf } from '#core/errors/kind-errors.ts';
import type { HistoryCause } from '#core/history/history-causes.ts';
import { type KindId, keepsHistory } from '#core/kinds/kinds.ts';
import { limitsOf } from '#core/kinds/limits.ts';
import { copyName } from '#core/names/copy-name.ts';
import { changeAsUser, laterThan, type UserChange } from '../../db/change-as-user.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { kindTables, type UserRows } from '../../db/kind-tables.ts';
import { type NewState, rememberStates } from '../../db/row-states.ts';
import type { imports, repricings } from '../../db/schema.ts';
import { countRows, findDeletion, hasNewerThan } from '../../db/user-rows.ts';
import { limitChanges, limitCreations, type Pace } from '../../http/limits/row-limits.ts';
import { otherState, ProblemError } from '../../http/problem-error.ts';
import { clientOutdated } from '../../http/row-calls/outdated-clients.ts';
import type { Precondition, Replacement } from '../../http/row-calls/write-headers.ts';

/** What every row is answered with; times in ISO 8601. */
export interface Stored {
  id: string;
  updatedAt: string;
}

/** What every row is stored from. */
export interface Named {
  name: string;
}

/** What is a kind's own of the rows that a user creates, replaces, deletes and restores. */
interface OwnRows<Row extends Stored, Content extends Named> {
  readonly kind: KindId;
  readonly maxNameLength: number;
  /** One of the user's rows, or undefined when it is deleted, unknown or somebody else's. */
  readonly find: (tx: Queryable, userId: UserId, id: string) => Promise<Row | undefined>;
  /** The content that would store the same row. */
  readonly contentOf: (row: Row) => Content;
  /** The state that the row's history stores. */
  readonly stateOf?: (row: Row) => NewState['state'];
  /** Whether storing the content would change nothing. */
  readonly hasContent: (row: Row, content: Content) => boolean;
  /** Whether it would change nothing of the history; hasContent() without it. */
  readonly hasState?: (row: Row, content: Content) => boolean;
  /** What the content stands for, where that hangs on what else the user has. */
  readonly settle?: (change: UserChange, content: Content, current?: Row) => Promise<Content>;
  /** Refuses content, in a new row when there is no current one. */
  readonly refuse?: (change: UserChange, content: Content, current?: Row) => void | Promise<void>;
  /** @returns undefined when another row has the key */
  readonly insert: (change: UserChange, content: Content, key?: string) => Promise<Row | undefined>;
  readonly update: (change: UserChange, content: Content, current: Row, at: Date) => Promise<Row>;
}

export type StoredRows<Row extends Stored, Content extends Named> = ReturnType<
  typeof storedRows<Row, Content>
>;

/**
 * The commands for the rows of a kind. Each is one transaction under the user's lock, and adds to the
 * row's history. They also throw what the kind refuses.
 */
export function storedRows<Row extends Stored, Content extends Named>(own: OwnRows<Row, Content>) {
  const { kind, find, hasContent, hasState = hasContent } = own;
  const { settle = async (_, content) => content, refuse = () => {} } = own;
  const table = kindTables[kind];
  const errors = errorsOf(kind);

  async function requireRow({ tx, userId }: UserChange, id: string): Promise<Row> {
    const row = await find(tx, userId, id);
    if (!row) throw new ProblemError(404, errors.notFound);
    return row;
  }

  /** Only under the user's lock is that exact. */
  async function refuseBeyondLimit({ tx, userId, plan }: UserChange): Promise<void> {
    const { limit, most } = limitsOf(kind, plan);
    if (limit === null && most === null) return;
    const count = await countRows(tx, table, userId);
    if (limit !== null && count >= limit) throw new ProblemError(403, errors.limitReached);
    if (most !== null && count >= most) throw new ProblemError(403, errors.full);
  }

  /** The row's state, for its history. */
  const stateOf = (row: Row, cause: HistoryCause): NewState => {
    return { id: row.id, cause, at: row.updatedAt, state: own.stateOf?.(row) ?? null };
  };

  /** Adds to the row's history, at that pace. */
  async function remember(change: UserChange, state: NewState, pace: Pace = []) {
    if (!keepsHistory(kind)) return;
    const versions = await rememberStates(change.tx, change.userId, kind, [state]);
    const version = versions.get(state.id) ?? 1;
    await limitChanges(change, { kind, id: state.id, version }, pace);
  }

  async function show(
    { tx, userId }: UserChange,
    id: string,
    columns: { isActive: boolean; updatedAt: Date; restoredAt?: Date },
  ) {
    await tx
      .update<UserRows>(table)
      .set(columns)
      .where(and(eq(table.userId, userId), eq(table.id, id)));
  }

  async function storeNew(change: UserChange, sent: Content, key?: string, pace: Pace = []) {
    const content = await settle(change, sent);
    const stored = key && (await find(change.tx, change.userId, key));
    if (stored) {
      if (hasContent(stored, content)) return stored;
      throw otherState(409, errors.alreadyStored, { current: stored, sent });
    }
    await refuseBeyondLimit(change);
    await refuse(change, content);
    await limitCreations(change, table, pace);
    const created = await own.insert(change, content, key);
    // Nobody else writes under the lock, so only a deleted row can have this key.
    if (!created) throw otherState(409, errors.alreadyStored);
    change.tell(kind, [created]);
    // No row was ever removed for good while its history stayed.
    await remember(change, { ...stateOf(created, 'saved'), version: 1 });
    return created;
  }

  /**
   * Stores a new row.
   *
   * @param key the new id; if a row of this id has the same content, that row is the answer
   * @param pace at which rows may be created; any without it
   * @throws ProblemError 403 limitReached, 409 alreadyStored when the key belongs to another content
   *   or to a deleted row, 429 too_many_requests
   */
  const create = (db: Database, userId: UserId, content: Content, key?: string, pace?: Pace) =>
    changeAsUser(db, userId, (change) => storeNew(change, content, key, pace));

  /**
   * Stores a copy under a name that says so. The same call again answers the copy, whatever became of
   * the original.
   *
   * @throws ProblemError 404 notFound, and whatever create() throws
   */
  const duplicate = (db: Database, userId: UserId, id: string, key?: string, pace?: Pace) =>
    changeAsUser(db, userId, async (change) => {
      const made = key && key !== id && (await find(change.tx, userId, key));
      if (made) return made;
      const original = own.contentOf(await requireRow(change, id));
      const name = copyName(original.name, own.maxNameLength);
      return await storeNew(change, { ...original, name }, key, pace);
    });

  /**
   * Replaces a row. The same call again answers what is stored, although its precondition fails.
   *
   * @throws ProblemError 404 notFound, 412 changed or client_outdated, 429 too_many_requests
   */
  const replace = (
    db: Database,
    userId: UserId,
    id: string,
    sent: Content,
    { mayReplace, loses = () => false, cause = 'saved', pace = [] }: Replacement<Row>,
  ) =>
    changeAsUser(db, userId, async (change) => {
      const current = await requireRow(change, id);
      if (loses(current)) throw clientOutdated();
      const content = await settle(change, sent, current);
      if (!mayReplace(current.updatedAt)) {
        if (hasContent(current, content)) return current;
        throw otherState(412, errors.changed, { current, sent });
      }
      await refuse(change, content, current);
      const updatedAt = laterThan(current.updatedAt, change.now);
      const replaced = await own.update(change, content, current, updatedAt);
      change.tell(kind, [replaced]);
      if (hasState(current, content)) return replaced;
      await remember(change, stateOf(replaced, cause), pace);
      return replaced;
    });

  /**
   * Hides a row, so that restore() can undo it.
   *
   * @throws ProblemError 404 notFound, 412 changed
   */
  const remove = (db: Database, userId: UserId, id: string, mayDelete: Precondition) =>
    changeAsUser(db, userId, async (change) => {
      const current = await requireRow(change, id);
      if (!mayDelete(current.updatedAt)) {
        throw otherState(412, errors.changed, { current, sent: null });
      }
      const updatedAt = laterThan(current.updatedAt, change.now);
      await show(change, id, { isActive: false, updatedAt });
      change.tell(kind, [{ id, updatedAt, gone: true }]);
      await remember(change, { id, cause: 'deleted', at: updatedAt, state: null });
    });

  /**
   * Undoes a deletion; a row that is not deleted is answered as it is. The limit does not count as
   * long as nothing new came since (docs/decisions/0041).
   *
   * @throws ProblemError 403 limitReached, 404 notFound
   */
  const restore = (db: Database, userId: UserId, id: string) =>
    changeAsUser(db, userId, async (change) => {
      const { tx, now } = change;
      const deletedAt = await findDeletion(tx, table, userId, id);
      if (!deletedAt) return await requireRow(change, id);
      const countsAsNew = await hasNewerThan(tx, table, userId, id, deletedAt);
      if (countsAsNew) await refuseBeyondLimit(change);
      const updatedAt = laterThan(deletedAt, now);
      await show(change, id, {
        isActive: true,
        updatedAt,
        ...(countsAsNew && { restoredAt: now }),
      });
      const restored = await requireRow(change, id);
      change.tell(kind, [restored]);
      await remember(change, stateOf(restored, 'restored'));
      return restored;
    });

  return { errors, find, create, duplicate, replace, remove, restore };
}

/** The bounds within which changes of many rows at once can be taken back: how long, and how many of the newest. */
const undoable = { ms: 24 * 60 * 60_000, newest: 20 };

/** Forgets the imports or repricings that cannot be taken back once another one is remembered. */
export async function forgetOldChanges(
  { tx, userId, now }: UserChange,
  changes: typeof imports | typeof repricings,
): Promise<void> {
  const newest = tx
    .select({ id: changes.id })
    .from(changes)
    .where(eq(changes.userId, userId))
    .orderBy(desc(changes.createdAt), desc(changes.id))
    .limit(undoable.newest - 1);
  const since = new Date(now.getTime() - undoable.ms);
  await tx
    .delete(changes)
    .where(
      and(
        eq(changes.userId, userId),
        or(lt(changes.createdAt, since), notInArray(changes.id, newest)),
      ),
    );
}
