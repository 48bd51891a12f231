import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const types: Record<string, string> = {
  customer: 'Stripe.Customer',
  price: 'Stripe.Price',
  subscription: 'Stripe.Subscription',
  charge: 'Stripe.Charge',
  refund: 'Stripe.Refund',
  dispute: 'Stripe.Dispute',
  'checkout.session': 'Stripe.Checkout.Session',
  'billing_portal.session': 'Stripe.BillingPortal.Session',
  'billing_portal.configuration': 'Stripe.BillingPortal.Configuration',
};

type Json = Record<string, unknown>;

function typeOf(answer: Json): string {
  if ('error' in answer) return '{ error: Stripe.StripeRawError }';
  const { object, data, deleted, type } = answer as { object: string; data: Json[] } & Json;
  if (object === 'event') return `EventOf<${JSON.stringify(type)}>`;
  if (object === 'list') return `Stripe.ApiList<${data[0] ? typeOf(data[0]) : 'never'}>`;
  if (deleted) return 'Stripe.DeletedCustomer';
  const known = types[object];
  if (!known) throw new Error(`no type of ${object}`);
  return known;
}

const head = `import type Stripe from 'stripe';
import type { EventOf, Excerpt } from '${inRoot('simulation/stripe.ts')}';
`;

const configuration = {
  extends: inRoot('tsconfig.base.json'),
  compilerOptions: { paths: { stripe: [inRoot('node_modules/stripe/esm/stripe.esm.node.d.ts')] } },
  files: ['answers.mts'],
};

/**
 * What Stripe's own description of its API has against these answers and events: fields that it does
 * not have, other types than it has, values that it does not name. The description is the one from
 * which the types of its library are made.
 *
 * @returns for each the compiler's complaint about it, or undefined
 */
export function complaints(answers: Json[]): (string | undefined)[] {
  const folder = mkdtempSync(join(tmpdir(), 'artesa-shapes-'));
  try {
    const lines = answers.map(
      (each, at) =>
        `export const a${at} = ${JSON.stringify(each)} satisfies Excerpt<${typeOf(each)}>;`,
    );
    writeFileSync(join(folder, 'answers.mts'), head + lines.join('\n'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
    const tsc = inRoot('node_modules/typescript/bin/tsc');
    const args = [tsc, '--project', folder, '--pretty', 'false'];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const found = new Map(
      Array.from(stdout.matchAll(/answers\.mts\((\d+),\d+\): (.*)/g), ([, line, text]) => [
        Number(line) - 1 - head.split('\n').length + 1,
        text,
      ]),
    );
    if (status !== 0 && found.size === 0) throw new Error(stdout);
    return answers.map((_, at) => found.get(at));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
