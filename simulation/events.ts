import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newId, now, realNow, type SimulatedEvent, type Store } from './state.ts';
import type { EventOf, EventType, Excerpt } from './stripe.ts';

/** How many events are remembered. */
const mostEvents = 1_000;

/** As Stripe does, only sooner: after so many milliseconds, twice as many, and so on. */
const firstRetryMs = 500;
const longestRetryMs = 60_000;
const patienceMs = 10_000;

interface Delivery {
  /** Where events go; undefined keeps them waiting. */
  url: string | undefined;
  /** Whether what happens is told at all. */
  mode: 'send' | 'lose';
}

/** What an event of this type is about. */
type ObjectOf<T extends EventType> = Excerpt<EventOf<T>['data']['object']>;

export interface Events {
  readonly delivery: Delivery;
  /** Something happened to this customer. */
  emit<T extends EventType>(type: T, customer: string, object: ObjectOf<T>): void;
  /** Sends what waits, as after a restart. */
  resume(): void;
}

/** Tells the application what happens, signed as Stripe signs, until it answers that it heard. */
export function createEvents(store: Store, secret: string, url: string | undefined): Events {
  const delivery: Delivery = { url, mode: 'send' };
  const sending = new Set<string>();

  async function deliver(event: SimulatedEvent): Promise<void> {
    if (sending.has(event.id)) return;
    sending.add(event.id);
    while (event.delivery === 'waiting' && delivery.url) {
      if (await send(delivery.url, event.payload, secret)) event.delivery = 'done';
      event.attempts += 1;
      store.save();
      if (event.delivery === 'done') break;
      const wait = Math.min(firstRetryMs * 2 ** (event.attempts - 1), longestRetryMs);
      await pause(wait, undefined, { ref: false });
    }
    sending.delete(event.id);
  }

  return {
    delivery,
    emit(type, customer, object) {
      const id = newId('evt');
      const payload = JSON.stringify({
        id,
        object: 'event',
        type,
        created: now(),
        livemode: false,
        pending_webhooks: 1,
        data: { object },
      });
      const outcome = delivery.mode === 'lose' ? 'lost' : 'waiting';
      const event: SimulatedEvent = { id, type, customer, payload, delivery: outcome, attempts: 0 };
      const { state } = store;
      state.events = [...state.events.slice(1 - mostEvents), event];
      store.save();
      void deliver(event);
    },
    resume() {
      for (const event of store.state.events) void deliver(event);
    },
  };
}

async function send(url: string, payload: string, secret: string): Promise<boolean> {
  const timestamp = realNow();
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${timestamp},v1=${signature}`,
        'user-agent': 'Stripe/1.0 (simulation)',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
