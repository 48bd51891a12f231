import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { once } from '#core/once.ts';
import { problemSchema } from '#core/schemas/problem-schemas.ts';
import type { Env } from '../../env.ts';
import type { AppEnv } from '../app-env.ts';
import { hostedCalls } from './hosted-calls.ts';
import { refusalComponents } from './refusals.ts';
import { createRoute, jsonAnswer } from './router.ts';
import { nameSchemas } from './schema-names.ts';

const description = `Prices what craftspeople make by hand, and keeps it. Amounts are numbers in R$
with two decimals, rates R$ per hour, production times hours, margins a markup over the cost in per
cent, times ISO 8601: taken with any offset, answered in UTC. The server computes every price from what is sent.

A session is a cookie. An answer to any call may renew it. A call from a page of another origin is
refused. Where GET is answered, HEAD is too. Errors are problem details (RFC 9457): \`code\` is stable,
\`title\` and \`detail\` are for people, in Brazilian Portuguese.

Whoever knows hosted databases with a sign-in service finds their calls here as follows.

${hostedCalls}`;

/** A tag is what follows /api/ in a path. */
const tags = [
  { name: 'auth', description: 'Ways into an account, and out of it' },
  { name: 'me', description: 'The account of whoever is signed in' },
  { name: 'support', description: 'Messages to the support' },
  { name: 'events', description: 'What changes, as it happens' },
  { name: 'billing', description: 'The subscription' },
  { name: 'products', description: 'Priced products' },
  { name: 'templates', description: 'Saved starting points for new products' },
  { name: 'repricings', description: 'Prices computed anew after a change' },
  { name: 'pricing', description: 'Prices that are only tried' },
  { name: 'hourly-rate', description: 'What an hour must bring, only tried' },
  { name: 'materials', description: 'The catalogue of materials' },
  { name: 'channels', description: 'Where one sells, and what that costs' },
  { name: 'customers', description: 'Whom one sells to' },
  { name: 'stock', description: 'What there is of materials and pieces' },
  { name: 'movements', description: 'What came into stock and went out of it' },
  { name: 'trash', description: 'Deleted products and materials, until they are erased' },
  { name: 'reports', description: 'What the products come to' },
  { name: 'export', description: 'What is yours, as files' },
  { name: 'import', description: 'What comes from files' },
  { name: 'backups', description: 'Backups of the workshop' },
  { name: 'openapi.json', description: 'This document' },
];

/** Only the answers above all routes refer to it, and they are no schemas of Zod. */
const problem = z.toJSONSchema(problemSchema, { target: 'draft-2020-12' }) as object;

const documentRoute = createRoute('get', '/api/openapi.json', {
  operationId: 'readDocument',
  summary: 'This document',
  responses: { 200: jsonAnswer(z.looseObject({}), 'OpenAPI 3.1') },
});

/** How a scheme is named in a route's `security`, and what proves who calls. */
type SecuritySchemes = Record<
  string,
  { in: 'cookie' | 'header'; name: string; description: string }
>;

/**
 * Describes in words what it means to leave a field out. As `default`, programs that make types of the
 * document would ask for the very fields that may be left out.
 */
function describeDefaults(components: object | undefined): object {
  return JSON.parse(JSON.stringify(components), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('default' in value)) return value;
    const { default: usual, ...schema } = value;
    return { ...schema, description: `Without it: ${JSON.stringify(usual)}` };
  });
}

/** Has the routes of an application answer their own description, once all of them are there. */
export function documentApi(
  app: OpenAPIHono<AppEnv>,
  { appUrl, supportEmail }: Pick<Env, 'appUrl' | 'supportEmail'>,
  securitySchemes: SecuritySchemes,
): void {
  const { openAPIRegistry: registry } = app;
  nameSchemas();
  registry.registerComponent('schemas', 'Problem', problem);
  for (const { name, answer } of refusalComponents) {
    registry.registerComponent('responses', name, answer);
  }
  for (const [name, scheme] of Object.entries(securitySchemes)) {
    registry.registerComponent('securitySchemes', name, { type: 'apiKey', ...scheme });
  }
  const document = once((): object => {
    const described = app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Artesa',
        version: '1',
        description,
        termsOfService: `${appUrl}/terms`,
        contact: { email: supportEmail },
        license: { name: 'All rights reserved', url: `${appUrl}/terms` },
      },
      servers: [{ url: '/', description: 'Where this document was read' }],
      tags,
    });
    return { ...described, components: describeDefaults(described.components) };
  });
  app.openapi(documentRoute, (c) => c.json(document(), 200));
}
