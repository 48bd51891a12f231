import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import { reportSchema } from '#core/schemas/report.ts';
import type { Database } from '../../db/database.ts';
import { createRoute, createRouter, jsonAnswer } from '../../http/router.ts';
import type { RequireSession, SessionEnv } from '../sessions/session.ts';
import { requireFeature } from '../subscriptions/require-feature.ts';
import { readReport } from './queries.ts';

export function reportRoutes(db: Database, requireSession: RequireSession) {
  const read = createRoute({
    operationId: 'readReport',
    method: 'get',
    path: '/api/reports',
    summary: "What the user's products come to, for plans with reports",
    middleware: [requireSession, requireFeature('reports')] as const,
    responses: { 200: jsonAnswer(reportSchema, 'The report') },
  });

  return createRouter<SessionEnv>().openapi(read, async (c) => {
    const { user, userId } = c.var;
    const hourlyRate = user.hourlyRate || defaultHourlyRate;
    return c.json(await db.asUser(userId, (tx) => readReport(tx, userId, hourlyRate)), 200);
  });
}
