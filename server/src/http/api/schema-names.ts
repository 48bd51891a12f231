import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import { z } from '@hono/zod-openapi';
import * as account from '#core/account/account-schemas.ts';
import * as twoFactor from '#core/account/two-factor-schemas.ts';
import * as catalogue from '#core/catalogue/catalogue-schemas.ts';
import * as gathered from '#core/catalogue/gathering-schemas.ts';
import * as channel from '#core/channels/channel-schemas.ts';
import * as hour from '#core/hour/hour-schemas.ts';
import { kindSchemas } from '#core/kinds/kind-schemas.ts';
import { plainKinds } from '#core/kinds/kinds.ts';
import { capitalized } from '#core/names/capitalized.ts';
import * as billing from '#core/plans/billing-schemas.ts';
import * as product from '#core/products/product-schemas.ts';
import * as report from '#core/reports/report-schemas.ts';
import * as repricing from '#core/repricing/repricing-schemas.ts';
import * as fields from '#core/schemas/field-schemas.ts';
import * as problem from '#core/schemas/problem-schemas.ts';
import * as stock from '#core/stock/stock-schemas.ts';
import * as support from '#core/support/support-schemas.ts';
import * as backups from '#core/workshop/backup-schemas.ts';
import * as workshop from '#core/workshop/workshop-schemas.ts';

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
