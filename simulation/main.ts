import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { openAccount } from './account.ts';
import { openActs } from './acts.ts';
import { apiRoutes } from './api/routes.ts';
import type { Behaviour } from './behaviour.ts';
import { controlRoutes } from './control.ts';
import { createEvents } from './events.ts';
import { pageRoutes } from './pages/routes.ts';
import { readSettings } from './settings.ts';
import { openStore } from './state.ts';

const settings = readSettings(process.env);
const store = openStore(settings.file);
const events = createEvents(store, settings.webhookSecret, settings.webhookUrl);
const account = openAccount(store, events, settings);
const acts = openActs(store, account, events);
const behaviour: Behaviour = { answers: 'normal' };

let address = '';
const pagesUrl = () => settings.url ?? address;
const app = new Hono()
  .route('/v1', apiRoutes({ store, account, settings, behaviour, pagesUrl }))
  // What keeps a key needs no name: a page elsewhere could give its own name this computer's address.
  .use(async (c, next) => {
    if (settings.names.has(new URL(c.req.url).hostname)) return await next();
    return c.text(`A simulação de pagamento atende só em ${pagesUrl()}.`, 421);
  })
  .route('/simulation', controlRoutes(store, events, behaviour))
  .route('/', pageRoutes(store, account, acts));

const http = createAdaptorServer({ fetch: app.fetch }) as Server;
http.listen(settings.port, settings.host);
await once(http, 'listening');
address = `http://localhost:${(http.address() as AddressInfo).port}`;
process.stdout.write(`Simulação de pagamento (nenhum valor é cobrado): ${pagesUrl()}\n`);
events.resume();

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));

// When the process that started this one is killed, the only sign is a new parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.exit(0), 500).unref();
