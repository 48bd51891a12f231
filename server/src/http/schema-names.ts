import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import { z } from '@hono/zod-openapi';
import * as account from '#core/schemas/account.ts';
import * as backups from '#core/schemas/backups.ts';
import * as billing from '#core/schemas/billing.ts';
import * as catalogue from '#core/schemas/catalogue.ts';
import * as channel from '#core/schemas/channel.ts';
import * as fields from '#core/schemas/field-schemas.ts';
import * as gathered from '#core/schemas/gathered.ts';
import * as hour from '#core/schemas/hour.ts';
import * as problem from '#core/schemas/problem.ts';
import * as product from '#core/schemas/product.ts';
import * as report from '#core/schemas/report.ts';
import * as repricing from '#core/schemas/repricing.ts';
import * as stock from '#core/schemas/stock.ts';
import * as support from '#core/schemas/support.ts';
import * as twoFactor from '#core/schemas/two-factor.ts';
import * as workshop from '#core/schemas/workshop.ts';

const modules = [
  account,
  backups,
  billing,
  catalogue,
  channel,
  fields,
  gathered,
  hour,
  problem,
  product,
  report,
  repricing,
  stock,
  support,
  twoFactor,
  workshop,
];

/**
 * Lets the API's document call each schema of core as the code does: `productInputSchema` is
 * ProductInput. The names are given here, so that the client does not carry them.
 */
export function nameSchemas(): void {
  for (const [name, schema] of modules.flatMap((module) => Object.entries(module))) {
    if (!(schema instanceof z.ZodType)) continue;
    const refId = name.replace(/^./, (first) => first.toUpperCase()).replace(/Schema$/, '');
    zodToOpenAPIRegistry.add(schema, { _internal: { refId } });
  }
}
