import type { RouteConfig } from '@hono/zod-openapi';
import { maxBodyBytes } from '../requests/guards.ts';

interface Refusal {
  name: string;
  description: string;
  /** Whether another try makes sense after the seconds of Retry-After. */
  isTemporary?: boolean;
  isEmpty?: boolean;
}

/** Every answer that is no success, each a component of the API's document. */
const refusals = {
  400: { name: 'NotUnderstood', description: 'The body is no JSON, or what it carries is over' },
  401: { name: 'NotSignedIn', description: 'Nothing proves who calls, or not any more' },
  403: { name: 'NotAllowed', description: 'The origin, the password or the plan forbids it' },
  404: { name: 'NotFound', description: 'There is no such thing, or it is not yours' },
  408: { name: 'TooSlow', description: 'The request does not arrive in time' },
  409: { name: 'Conflict', description: 'It contradicts what is stored' },
  413: { name: 'TooLarge', description: `The body is larger than ${maxBodyBytes / 1024} KiB` },
  415: { name: 'NotJson', description: 'The body does not come as application/json' },
  422: { name: 'Invalid', description: '`errors` names each field that does not fit' },
  429: { name: 'TooMany', description: 'Too many calls', isTemporary: true },
  431: { name: 'HeadersTooLarge', description: 'The headers are too large', isEmpty: true },
  500: { name: 'Failed', description: 'The fault is ours' },
  502: { name: 'ProviderFailed', description: 'Google or the payment provider does not help' },
  503: {
    name: 'Unavailable',
    description: 'The database is out of reach, a disk is full, or the server stops',
    isTemporary: true,
  },
} as const satisfies Record<number, Refusal>;

export type RefusalStatus = keyof typeof refusals;

const retryAfter = {
  'Retry-After': {
    description: 'Seconds until another try makes sense, where that is known',
    schema: { type: 'integer' as const, minimum: 1 },
  },
};

export const refusalComponents = Object.values(refusals as Record<number, Refusal>).map(
  ({ name, description, isTemporary, isEmpty }) => ({
    name,
    answer: {
      description,
      ...(isTemporary && { headers: retryAfter }),
      ...(!isEmpty && {
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      }),
    },
  }),
);

/** The refusals of a route's declaration: references to components of the document. */
export const refusalAnswers = (statuses: readonly RefusalStatus[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${refusals[status].name}` }]),
  );

/** The answer of a route that has no success of its own: whatever else it may be is a problem. */
export const otherRefusal = { $ref: `#/components/responses/${refusals[500].name}` };

/** What a middleware requires of a caller, and what it refuses. */
export interface Guard {
  security?: NonNullable<RouteConfig['security']>;
  refuses?: readonly RefusalStatus[];
}

const guards = new WeakMap<object, Guard>();

/** Records for the document what this middleware does to every route that declares it. */
export function guarding<Middleware extends object>(middleware: Middleware, guard: Guard) {
  guards.set(middleware, guard);
  return middleware;
}

/** What a route's middleware requires and refuses in total. Without any, everybody may call. */
export function guardOf({ middleware = [] }: Pick<RouteConfig, 'middleware'>): Required<Guard> {
  const all = [middleware].flat().map((each) => guards.get(each) ?? {});
  return {
    security: all.flatMap(({ security = [] }) => security),
    refuses: all.flatMap(({ refuses = [] }) => refuses),
  };
}

const safeMethods = new Set(['get', 'head']);

/** What every call of a route's shape may get, before its handler runs. */
export function refusalsOfShape({ method, path, request }: RouteConfig): RefusalStatus[] {
  const isSafe = safeMethods.has(method);
  const isChecked = request?.body || request?.query;
  return [
    ...([408, 431, 500] as const),
    ...(isSafe ? [] : ([403, 413, 415, 503] as const)),
    ...(path.includes('{id}') ? ([404] as const) : []),
    ...(request?.body ? ([400] as const) : []),
    ...(isChecked ? ([422] as const) : []),
  ];
}
