import { vi } from 'vitest';

/** A fake connection for events. */
class FakeEvents extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;

  close(): void {
    this.readyState = FakeEvents.CLOSED;
  }

  /** Sends an event as the server does. */
  say(type: string, data: unknown = null): void {
    this.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(data) }));
  }

  /** Breaks off; refused: the server answered, but with no stream. */
  fail({ refused = false } = {}): void {
    if (refused) this.close();
    this.dispatchEvent(new Event('error'));
  }
}

/** What a page finds around it, as far as unit tests need it; until vi.unstubAllGlobals(). */
export function fakeBrowser() {
  const connections: FakeEvents[] = [];
  const window = Object.assign(new EventTarget(), {
    localStorage: fakeStorage(),
    sessionStorage: fakeStorage(),
    // As they are when they are called: a test may have the clock in its hands.
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  });
  const document = Object.assign(new EventTarget(), { hidden: false });
  const navigator = { onLine: true };
  class EventSource extends FakeEvents {
    constructor() {
      super();
      connections.push(this);
    }
  }
  for (const [name, value] of Object.entries({ window, document, navigator, EventSource })) {
    vi.stubGlobal(name, value);
  }
  return {
    connections,
    open: () => connections.filter(({ readyState }) => readyState !== FakeEvents.CLOSED).length,
    device: window.localStorage,
    tab: window.sessionStorage,
    happen(type: string, details: object = {}): void {
      window.dispatchEvent(Object.assign(new Event(type), details));
    },
    connect(onLine: boolean): void {
      navigator.onLine = onLine;
      window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
    },
    show(shown: boolean): void {
      document.hidden = !shown;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    /** The device can store nothing (any more). */
    fill(): void {
      window.localStorage.setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    },
  };
}

/** Its keys are its own properties, as those of the browser's are. */
function fakeStorage(): Storage {
  return Object.create({
    getItem(key: string) {
      return Object.hasOwn(this, key) ? Reflect.get(this, key) : null;
    },
    setItem(key: string, value: string) {
      Reflect.set(this, key, value);
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key);
    },
  });
}
