import { renameSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { StartupError } from '../startup-error.ts';
import {
  cannotOpen,
  checkFiles,
  checkRoom,
  logFileBytes,
  preparePrivateFolder,
} from './embedded-folder.ts';

/** An engine that is opened again when it has died. Each of its calls goes to the one that lives. */
export interface Engine {
  pglite: PGlite;
  /** @param onResume listening begins, for the first time or again: earlier notices are lost */
  listen: (
    channel: string,
    onNotice: (payload: string) => void,
    onResume: () => void,
  ) => Promise<() => Promise<void>>;
  close(): Promise<void>;
}

interface Listening {
  begin(pglite: PGlite): Promise<void>;
}

/** Made aside, then moved: a process that dies halfway leaves nothing like a database. */
export async function createWhole(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  preparePrivateFolder(draft);
  await (await open(draft)).close();
  renameSync(draft, folder);
}

/**
 * An engine that has panicked, as when a full disk ends its log, answers nothing any more: the next call
 * would hold the process for ever. Its calls are refused (57P02), and once there is room for the log it is
 * opened again and reads what was committed.
 *
 * @param onBroken called with what it died of, and why it could not be opened again
 * @throws StartupError when it cannot be opened
 */
export async function openEngine(
  folder: string,
  onBroken: (error: Error) => void,
): Promise<Engine> {
  const closing = new AbortController();
  const listenings = new Set<Listening>();
  let reviving: Promise<void> | undefined;

  const openGuarded = async () => {
    const opened = await open(folder);
    return asLongAsItRuns(opened, (death) => {
      letGo(opened);
      onBroken(death);
      reviving = revive().catch(() => {});
    });
  };
  /** Rejects when the engine is closed meanwhile. */
  const revive = async () => {
    const { signal } = closing;
    for (let waitMs = 500; ; waitMs = Math.min(2 * waitMs, 60_000)) {
      await pause(waitMs, undefined, { signal });
      while (!(await hasRoom())) await pause(1_000, undefined, { signal });
      try {
        pglite = await openGuarded();
        break;
      } catch (error) {
        onBroken(error as Error);
      }
    }
    reviving = undefined;
    for (const each of listenings) await each.begin(pglite);
  };
  const hasRoom = () =>
    checkRoom(folder, logFileBytes).then(
      () => true,
      () => false,
    );
  const listen: Engine['listen'] = async (channel, onNotice, onResume) => {
    const listening = {
      async begin(engine: PGlite) {
        await engine.listen(channel, onNotice);
        onResume();
      },
    };
    listenings.add(listening);
    await listening.begin(pglite);
    return async () => {
      listenings.delete(listening);
      await pglite.unlisten(channel, onNotice);
    };
  };

  let pglite = await openGuarded();
  const living: Partial<PGlite> = {
    listen: (channel, onNotice) => listen(channel, onNotice, () => {}),
  };
  return {
    pglite: new Proxy(pglite, {
      get(_, key) {
        if (key in living) return Reflect.get(living, key);
        const value = Reflect.get(pglite, key);
        return typeof value === 'function' ? value.bind(pglite) : value;
      },
    }),
    listen,
    async close() {
      closing.abort();
      if (reviving) await reviving;
      await pglite.close();
    },
  };
}

/** @throws StartupError with the engine's own last words, which it writes to its log alone */
async function open(folder: string): Promise<PGlite> {
  const words: string[] = [];
  const onStderr = (line: string) => {
    const [, level = '', text = ''] = /(PANIC|FATAL|DETAIL): +(.*)/.exec(line) ?? [];
    if (level && (level !== 'DETAIL' || words.length > 0)) words.push(text);
    return true;
  };
  const pglite = new PGlite(folder, { onStderr });
  try {
    await pglite.waitReady;
    const { rows } = await pglite.query<{ file: string }>(
      `select pg_relation_filepath(oid) as file from pg_class
       where pg_relation_filepath(oid) is not null`,
    );
    checkFiles(
      folder,
      rows.map(({ file }) => file),
    );
    return pglite;
  } catch (cause) {
    letGo(pglite);
    if (cause instanceof StartupError) throw cause;
    throw await cannotOpen(folder, cause, words);
  }
}

/** @returns the same engine, whose calls are refused from its death on */
export function asLongAsItRuns(pglite: PGlite, onDeath = (_: Error) => {}): PGlite {
  let death: Error | undefined;
  const guarded =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      if (death)
        throw Object.assign(new Error('PGlite is closed', { cause: death }), { code: '57P02' });
      try {
        return await call.apply(pglite, args);
      } catch (error) {
        if (!death && isDeath(error)) {
          death = error;
          onDeath(death);
        }
        throw error;
      }
    };
  // Every other call is made of these.
  pglite.execProtocol = guarded(pglite.execProtocol);
  pglite.execProtocolStream = guarded(pglite.execProtocolStream);
  pglite.close = async () => {
    if (!death) await PGlite.prototype.close.call(pglite);
  };
  return pglite;
}

const isDeath = (error: unknown): error is Error =>
  // What WebAssembly traps with, and what the engine calls an error that ends it.
  (error as Error).name === 'RuntimeError' ||
  ['PANIC', 'FATAL'].includes(String((error as { severity?: unknown }).severity));

/** Lets go of the files of an engine that is dead: it closes none itself, and removed ones take room while open. */
function letGo(pglite: PGlite): void {
  const FS = (pglite as unknown as { mod?: PGlite['Module'] }).mod?.FS;
  for (const stream of (FS?.streams ?? []) as (
    | Parameters<PGlite['Module']['FS']['close']>[0]
    | null
    | undefined
  )[]) {
    try {
      if (stream) FS?.close(stream);
    } catch {
      // Devices of the engine's own, which hold nothing here.
    }
  }
}
