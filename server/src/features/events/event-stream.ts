const encoder = new TextEncoder();

export interface EventStream {
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;
  send(event: string, data: unknown): void;
  /** Ends it after what was sent. The browser comes back by itself, unless it was signed out. */
  close(): void;
}

export interface EventStreamLimits {
  heartbeatMs: number;
  /** A browser that vanished without a word holds its place no longer than this. */
  lifeMs: number;
  /** How much may wait for a browser that does not read. */
  maxUnreadBytes: number;
}

/** The milliseconds after which a browser comes back to a stream that ended. */
const retryMs = 1_000;

/**
 * Opens a stream that keeps itself alive with comments and ends after its life.
 *
 * @param hangUp breaks the connection of a browser that takes nothing any more
 * @param onGone called once, when the stream is over for whatever reason
 */
export function openEventStream(
  limits: EventStreamLimits,
  hangUp: () => void,
  onGone: () => void,
): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const end = () => {
    if (!controller) return false;
    controller = undefined;
    clearInterval(heartbeat);
    clearTimeout(death);
    onGone();
    return true;
  };
  const readable = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (given) => {
        controller = given;
      },
      cancel: () => void end(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: limits.maxUnreadBytes }),
  );
  const write = (text: string) => {
    controller?.enqueue(encoder.encode(text));
    if ((controller?.desiredSize ?? 1) <= 0 && end()) hangUp();
  };
  const close = () => {
    const open = controller;
    if (end()) open?.close();
  };
  const heartbeat = setInterval(() => write(':\n\n'), limits.heartbeatMs);
  const death = setTimeout(close, limits.lifeMs);
  write(`retry: ${retryMs}\n\n`);
  return {
    readable,
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close,
  };
}
