import {
  gatherableSchema,
  gatheredAnswerSchema,
  gatheredSchema,
  gatheringSchema,
  maxGathered,
  mostNamed,
} from '#core/catalogue/gathering-schemas.ts';
import { problemSchema } from '#core/schemas/problem-schemas.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/answers/compress-lists.ts';
import { createRouter, jsonAnswer, jsonBody, problemAnswerOf } from '../../http/api/router.ts';
import type { Pace } from '../../http/limits/row-limits.ts';
import { idempotencyHeader, idempotencyKey } from '../../http/row-calls/write-headers.ts';
import type { LimitWork } from '../sessions/limit-work.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import { requireFeature } from '../subscriptions/require-feature.ts';
import { gather } from './commands.ts';
import { findGathered, hasGatherable } from './queries.ts';

const path = '/api/materials/from-products';

/** What products are made of as a catalogue, for plans that have it on the form. */
export function gatheringRoutes(
  db: Database,
  requireSession: RequireSession,
  limitWork: LimitWork,
  pace: Pace,
) {
  const isOpen = requireFeature('catalogueOnForm');
  const route = routesBehind(requireSession, isOpen);
  const workRoute = routesBehind(requireSession, isOpen, limitWork);
  const largeRoute = routesBehind(requireSession, isOpen, limitWork, compressLists);

  const any = route('get', `${path}/any`, {
    operationId: 'hasGatherableMaterials',
    summary: 'Whether products have materials that are not linked to the catalogue',
    responses: { 200: jsonAnswer(gatherableSchema, 'Whether there are any') },
  });

  const preview = largeRoute('get', path, {
    operationId: 'previewGathering',
    summary: 'What products are made of, as a catalogue that is not stored',
    responses: { 200: jsonAnswer(gatheredSchema, 'Nothing is stored') },
  });

  const create = workRoute('post', path, {
    operationId: 'gatherMaterials',
    summary: 'Add what products are made of to the catalogue, and link it, all or nothing',
    request: jsonBody(gatheringSchema),
    parameters: [idempotencyHeader],
    refuses: [429],
    responses: {
      201: jsonAnswer(gatheredAnswerSchema, 'Done; the id is for taking it back as an import'),
      412: problemAnswerOf(problemSchema, 'Not what was seen any more: nothing is written'),
    },
  });

  return createRouter<SessionEnv>()
    .openapi(any, async (c) => {
      const { userId } = c.var;
      return c.json({ any: await db.asUser(userId, (tx) => hasGatherable(tx, userId)) }, 200);
    })
    .openapi(preview, async (c) => {
      const { userId } = c.var;
      return c.json(answerOf(await db.asUser(userId, (tx) => findGathered(tx, userId))), 200);
    })
    .openapi(create, async (c) => {
      const { rows } = c.req.valid('json');
      return c.json(await gather(db, c.var.userId, rows, idempotencyKey(c), pace), 201);
    });
}

function answerOf({ groups, left, hasMore }: Awaited<ReturnType<typeof findGathered>>) {
  return {
    materials: groups.slice(0, maxGathered).map(({ name, known, offers }) => ({
      name,
      known: known && {
        name: known.name,
        unitType: known.unitType,
        unitPrice: known.unitPrice,
        pack: known.pack,
      },
      offers: offers.flatMap(({ rows: [first], pieces }) =>
        first
          ? [
              {
                row: first.id,
                unit: first.unit,
                wastePercentage: first.wastePercentage,
                unitPrice: first.unitPrice,
                pack: first.pack,
                pieces: named(pieces),
              },
            ]
          : [],
      ),
    })),
    left: left.slice(0, mostNamed.left).map(({ pieces, ...each }) => ({
      ...each,
      pieces: named(pieces),
    })),
    hasMore: hasMore || groups.length > maxGathered,
  };
}

const named = (pieces: ReadonlySet<string>) => ({
  count: pieces.size,
  names: [...pieces].slice(0, mostNamed.pieces),
});
