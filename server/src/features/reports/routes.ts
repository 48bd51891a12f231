import { reportChartsSchema, reportSchema } from '#core/reports/report-schemas.ts';
import type { Database } from '../../db/database.ts';
import { createRouter, jsonAnswer } from '../../http/api/router.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import { requireFeature } from '../subscriptions/require-feature.ts';
import { hourlyRateOf } from '../users/me.ts';
import { readCharts, readReport } from './queries.ts';

export function reportRoutes(db: Database, requireSession: RequireSession) {
  const proRoute = routesBehind(requireSession, requireFeature('reports'));

  const read = proRoute('get', '/api/reports', {
    operationId: 'readReport',
    summary: "What the user's products come to, for plans with reports",
    responses: { 200: jsonAnswer(reportSchema, 'The report') },
  });

  const charts = proRoute('get', '/api/reports/charts', {
    operationId: 'readReportCharts',
    summary: 'What the detailed charts of the report draw, for plans with reports',
    responses: { 200: jsonAnswer(reportChartsSchema, 'The figures of the charts') },
  });

  return createRouter<SessionEnv>()
    .openapi(read, async (c) => {
      const { user, userId } = c.var;
      const rate = hourlyRateOf(user);
      return c.json(await db.asUser(userId, (tx) => readReport(tx, userId, rate)), 200);
    })
    .openapi(charts, async (c) => {
      const { userId } = c.var;
      return c.json(await db.asUser(userId, (tx) => readCharts(tx, userId)), 200);
    });
}
