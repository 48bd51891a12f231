import { onTestFinished } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';

/** How soon it really is, `bench/tabs.ts` shows: here a busy machine may stand still for long. */
const patienceMs = 120_000;

interface StreamedEvent {
  event: string;
  data: unknown;
}

/** Opens the stream of events of whoever has this cookie, and reads it until the test is over. */
export async function openEvents(origin: string, cookie: string) {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const response = await fetch(`${origin}/api/events`, {
    headers: { cookie },
    signal: abort.signal,
  });
  let received = '';
  const unread: StreamedEvent[] = [];
  let waiting: () => void = () => {};
  const reading = (async () => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body ?? []) {
      const text = decoder.decode(chunk, { stream: true });
      received += text;
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      unread.push(...blocks.flatMap(readBlock));
      waiting();
    }
  })();
  reading.catch(() => {});
  return {
    response,
    text: () => received,
    /**
     * The first event of this name that was not returned before and fits.
     *
     * @throws Error when it does not come
     */
    async next(event: string, fits: (data: unknown) => boolean = () => true) {
      const deadline = startDeadline(`event ${event}`);
      try {
        for (;;) {
          const at = unread.findIndex((each) => each.event === event && fits(each.data));
          const [found] = at < 0 ? [] : unread.splice(0, at + 1).slice(-1);
          if (found) return found;
          const more = new Promise<void>((resolve) => {
            waiting = resolve;
          });
          await Promise.race([more, deadline.promise]);
        }
      } finally {
        deadline.cancel();
      }
    },
    /** Resolves when the server ended the stream; rejects when it broke. */
    async ended() {
      const deadline = startDeadline('end of the stream');
      await Promise.race([reading, deadline.promise]).finally(deadline.cancel);
    },
    /** Goes away like a browser whose tab is closed. */
    leave: () => abort.abort(),
  };
}

/** A stream after its first event about the user: from here on it gets every change. */
export async function watchEvents(origin: string, cookie: string): Promise<OpenEvents> {
  const events = await openEvents(origin, cookie);
  if (events.response.status !== 200)
    throw new Error(`the stream answered ${events.response.status}`);
  await nextUser(events);
  return events;
}

export async function nextUser(events: OpenEvents, fields: Partial<Me> = {}): Promise<Me> {
  const fits = (data: unknown) =>
    Object.entries(fields).every(
      ([name, value]) => (data as Record<string, unknown>)[name] === value,
    );
  return (await events.next('user', fits)).data as Me;
}

function readBlock(block: string): StreamedEvent[] {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const [event, data] = [fields.get('event'), fields.get('data')];
  return event && data ? [{ event, data: JSON.parse(data) }] : [];
}

function startDeadline(what: string) {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no ${what} in ${patienceMs} ms`)), patienceMs);
  promise.catch(() => {});
  return { promise, cancel: () => clearTimeout(timer) };
}

export type OpenEvents = Awaited<ReturnType<typeof openEvents>>;
