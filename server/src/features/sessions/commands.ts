import { and, desc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { deviceName } from '#core/account/devices.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { devices, sessions } from '../../db/schema.ts';
import type { Browser } from '../../http/app-env.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { addressRange, shownAddress } from '../../http/requests/address.ts';
import { type KeyRing, keyedHash } from '../../keys.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { newToken, sessionLife } from './cookies.ts';
import { mostSessions } from './queries.ts';

const fromNow = sql`now() + ${sessionLife.expiresIn} * interval '1 second'`;

/** A new version of a browser is the same device. */
const versions = /(?<=\/|rv:|Android |OS (?:X )?)[\d._]+/g;

/**
 * Opens a session in the transaction that checked who it is. It emails the user about a device from
 * which they have not signed in before.
 *
 * @returns the token that the session's cookie carries, signed
 */
export async function openSession(
  deps: AccountDeps,
  tx: Queryable,
  userId: string,
  browser: Browser,
): Promise<string> {
  const { address, userAgent } = browser;
  await makeRoom(tx, userId);
  const token = newToken(userId);
  await tx
    .insert(sessions)
    .values({ userId, token, expiresAt: fromNow, ipAddress: address, userAgent });
  if (await isNewDevice(deps.keys.links, tx, userId, browser)) {
    await deps.enqueueMail(tx, {
      template: 'new-device',
      userId,
      device: deviceName(userAgent),
      address: shownAddress(address),
      at: new Date().toISOString(),
    });
  }
  return token;
}

async function makeRoom(tx: Queryable, userId: string): Promise<void> {
  const tooMany = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .offset(mostSessions - 1);
  const isOver = or(lte(sessions.expiresAt, sql`now()`), inArray(sessions.id, tooMany));
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isOver));
}

/** The most devices of one user: a new one makes the one forgotten that was seen last of all. */
const mostDevices = 100;

/** Remembers the device. The first device of an account is that of the sign-up, and not new. */
async function isNewDevice(keys: KeyRing, tx: Queryable, userId: string, browser: Browser) {
  const { address, userAgent } = browser;
  const kind = userAgent.replaceAll(versions, '');
  const [fingerprint, ...older] = hashesOf(keys, `device:${addressRange(address)}:${kind}`);
  const ofUser = eq(devices.userId, userId);
  const [known] = await tx.select({ one: sql`1` }).from(devices).where(ofUser).limit(1);
  const [seen] = await tx
    .update(devices)
    .set({ lastSeenAt: sql`now()` })
    .where(and(ofUser, eq(devices.fingerprint, fingerprint)))
    .returning({ one: sql`1` });
  if (seen) return false;
  const before = await tx
    .delete(devices)
    .where(and(ofUser, inArray(devices.fingerprint, older)))
    .returning({ one: sql`1` });
  const added = await tx
    .insert(devices)
    .values({ userId, fingerprint })
    .onConflictDoNothing()
    .returning({ one: sql`1` });
  if (added.length > 0) await forgetDevices(tx, userId);
  return known !== undefined && before.length === 0 && added.length > 0;
}

async function forgetDevices(tx: Queryable, userId: string): Promise<void> {
  const ofUser = eq(devices.userId, userId);
  const tooMany = tx
    .select({ fingerprint: devices.fingerprint })
    .from(devices)
    .where(ofUser)
    .orderBy(desc(devices.lastSeenAt))
    .offset(mostDevices);
  await tx.delete(devices).where(and(ofUser, inArray(devices.fingerprint, tooMany)));
}

/** A text as each of the keys hashes it, the present one first. */
const hashesOf = ([present, ...older]: KeyRing, text: string) =>
  [keyedHash(present, text), ...older.map((key) => keyedHash(key, text))] as const;

export async function noteUse(db: Queryable, userId: UserId, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

export async function prolongSession(db: Queryable, userId: UserId, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: fromNow, updatedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/** Ends the session of a token, if there is one. */
export async function endSessionOf(db: Queryable, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

/** Every session of the user is refused from the next request on. */
export async function endAllSessions(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Every session but the one that asks. */
export async function endOtherSessions(tx: Queryable, userId: UserId, currentId: string) {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, currentId)));
}

/** @throws ProblemError 404 session_not_found when it is not the user's, or over already */
export async function endSession(tx: Queryable, userId: UserId, id: string): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new ProblemError(404, 'session_not_found');
}
