import { createMiddleware } from 'hono/factory';
import { type PlanFeature, plans } from '#core/plans/plans.ts';
import { ProblemError } from '../../http/problem.ts';
import { guarding } from '../../http/refusals.ts';
import type { SessionEnv } from '../sessions/session.ts';

/**
 * Comes after the session. @throws ProblemError 403 pro_required when the plan lacks the feature
 */
export const requireFeature = (feature: PlanFeature) =>
  guarding(
    createMiddleware<SessionEnv>(async (c, next) => {
      if (!plans[c.var.user.plan].features[feature]) throw new ProblemError(403, 'pro_required');
      await next();
    }),
    { refuses: [403] },
  );
