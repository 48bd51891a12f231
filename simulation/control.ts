import { Hono } from 'hono';
import { answerModes, type Behaviour } from './behaviour.ts';
import type { Events } from './events.ts';
import { passDays, type Store } from './state.ts';

interface Orders {
  answers?: string;
  webhooks?: string;
  webhookUrl?: string;
  daysLater?: number;
}

/** For tests: how the provider behaves, where it sends events, and what they were. */
export function controlRoutes({ state }: Store, events: Events, behaviour: Behaviour) {
  const control = new Hono();

  control.patch('/', async (c) => {
    const { answers, webhooks, webhookUrl, daysLater }: Orders = await c.req.json();
    behaviour.answers = answerModes.find((mode) => mode === answers) ?? behaviour.answers;
    if (webhooks === 'send' || webhooks === 'lose') events.delivery.mode = webhooks;
    if (webhookUrl) events.delivery.url = webhookUrl;
    if (daysLater) passDays(daysLater);
    return c.json({ ...behaviour, ...events.delivery });
  });

  /** What the simulation holds; of one customer, the events that are about them. */
  control.get('/', (c) => {
    const { customer } = c.req.query();
    const some = state.events.filter((event) => !customer || event.customer === customer);
    return c.json({ ...state, answered: undefined, events: some });
  });

  return control;
}
