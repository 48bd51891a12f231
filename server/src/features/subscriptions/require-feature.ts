import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type PlanFeature, plans } from '#core/plans/plans.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { guarding } from '../../http/refusals.ts';
import type { SessionEnv } from '../sessions/session.ts';
import { readSubscription } from './queries.ts';

/**
 * Comes after the session. @throws ProblemError 403 pro_required when the plan lacks the feature
 */
export const requireFeature = (feature: PlanFeature) => requiring((c) => hasFeature(c, feature));

/** The same for reading what the feature stored: who was on Pro may do it after that too. */
export const requireKept = (db: Database, feature: PlanFeature) =>
  requiring((c) => mayReadKept(db, c, feature));

export const hasFeature = ({ var: { user } }: Context<SessionEnv>, feature: PlanFeature): boolean =>
  plans[user.plan].features[feature];

export const mayReadKept = async (db: Database, c: Context<SessionEnv>, feature: PlanFeature) =>
  hasFeature(c, feature) || (await readSubscription(db, c.var.userId)) !== null;

const requiring = (isOpen: (c: Context<SessionEnv>) => boolean | Promise<boolean>) =>
  guarding(
    createMiddleware<SessionEnv>(async (c, next) => {
      if (!(await isOpen(c))) throw new ProblemError(403, 'pro_required');
      await next();
    }),
    { refuses: [403] },
  );
