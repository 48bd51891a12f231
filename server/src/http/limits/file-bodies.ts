import type { Context } from 'hono';
import { crowdedDetails } from '#core/errors/errors.ts';
import type { ProcessorTime } from '../../processor-time.ts';
import type { AppEnv } from '../app-env.ts';
import { tooMany } from '../problem-error.ts';
import { createLines, fairTurns, type InLine, type LineLimits } from './lines.ts';

/** The most bytes of sent files in the memory of a process at a time. */
const mostHeld = 192 * 1024 * 1024;

const mostOfUser = 2;

/** What takes memory or a process: a few of each are at work at a time, whoever asks. */
type FileLine = 'workshop files' | 'spreadsheets';

interface Caller {
  readonly userId: string;
  readonly gone: AbortSignal;
}

export interface FileTurns {
  /**
   * Works when it is the file's turn: of one user there is one file of a line at a time, and users take
   * turns by how long their files take, so that nobody fills it.
   *
   * @throws ProblemError as InLine
   */
  inTurn<T>(line: FileLine, caller: Caller, work: () => Promise<T>): Promise<T>;
  /**
   * Reads the file that is sent, and then works on it in turn. While it comes it keeps nobody waiting.
   *
   * @throws ProblemError 429 too_many_requests also when others, or the user, send too much at a time
   */
  withFile<E extends AppEnv, T>(
    c: Context<E>,
    line: FileLine,
    userId: string,
    use: (file: Uint8Array<ArrayBuffer>) => Promise<T>,
  ): Promise<T>;
}

export function createFileTurns(
  inLine: InLine,
  limits: LineLimits,
  time: Pick<ProcessorTime, 'of'>,
  most = mostHeld,
): FileTurns {
  const oneByOne = createLines({ ...limits, places: 1 });
  const turns = { 'workshop files': fairTurns(), spreadsheets: fairTurns() };
  const inTurn: FileTurns['inTurn'] = (line, { userId, gone }, work) =>
    oneByOne(`${line} ${userId}`, gone, () => {
      const { turn, begin } = turns[line].come(userId);
      const timed = async () => {
        const [worked, before] = [begin(), time.of(userId)];
        try {
          return await work();
        } finally {
          // It begins again with each window.
          worked(Math.max(0, time.of(userId) - before));
        }
      };
      return inLine(line, gone, timed, turn);
    });
  const sending = new Map<string, number>();
  let held = 0;
  return {
    inTurn,
    async withFile(c, line, userId, use) {
      const ofUser = sending.get(userId) ?? 0;
      if (ofUser >= mostOfUser) throw tooMany(crowdedDetails.calls, 5);
      sending.set(userId, ofUser + 1);
      const pieces: Uint8Array[] = [];
      let own = 0;
      try {
        for await (const piece of c.req.raw.body ?? []) {
          own += piece.length;
          held += piece.length;
          if (held > most) throw tooMany(crowdedDetails.calls, 5);
          pieces.push(piece);
        }
        const caller = { userId, gone: c.req.raw.signal };
        return await inTurn(line, caller, () => use(Buffer.concat(pieces)));
      } finally {
        held -= own;
        const left = (sending.get(userId) ?? 0) - 1;
        if (left > 0) sending.set(userId, left);
        else sending.delete(userId);
      }
    },
  };
}
