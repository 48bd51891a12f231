import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import { z } from '@hono/zod-openapi';
import { plainKinds } from '#core/kinds/kinds.ts';
import * as account from '#core/schemas/account.ts';
import * as backups from '#core/schemas/backups.ts';
import * as billing from '#core/schemas/billing.ts';
import * as catalogue from '#core/schemas/catalogue.ts';
import * as channel from '#core/schemas/channel.ts';
import * as fields from '#core/schemas/field-schemas.ts';
import * as gathered from '#core/schemas/gathered.ts';
import * as hour from '#core/schemas/hour.ts';
import { kindSchemas } from '#core/schemas/kinds.ts';
import * as problem from '#core/schemas/problem.ts';
import * as product from '#core/schemas/product.ts';
import * as report from '#core/schemas/report.ts';
import * as repricing from '#core/schemas/repricing.ts';
import * as stock from '#core/schemas/stock.ts';
import * as support from '#core/schemas/support.ts';
import * as twoFactor from '#core/schemas/two-factor.ts';
import * as workshop from '#core/schemas/workshop.ts';
import { capitalized } from '#core/text/capitalized.ts';

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

/** What is of plain kinds is named after them, whatever module it stands in. */
const ofKinds = plainKinds.flatMap((kind) => [
  [kind, kindSchemas[kind].row] as const,
  [`${kind}Input`, kindSchemas[kind].input] as const,
  [`workshop${capitalized(kind)}`, workshop.rowsInFile[kind]] as const,
]);

/**
 * Lets the API's document call each schema of core as the code does: `productInputSchema` is
 * ProductInput. The names are given here, so that the client does not carry them.
 */
export function nameSchemas(): void {
  const named = modules.flatMap((module) => Object.entries<unknown>(module));
  for (const [name, schema] of [...named, ...ofKinds]) {
    if (!(schema instanceof z.ZodType)) continue;
    const refId = capitalized(name).replace(/Schema$/, '');
    zodToOpenAPIRegistry.add(schema, { _internal: { refId } });
  }
}
