import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type PlanFeature, plans } from '#core/plans/plans.ts';
import type { Database } from '../../db/database.ts';
import { guarding } from '../../http/api/refusals.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { SessionEnv } from '../sessions/session.ts';
import { readSubscription } from './queries.ts';

/**
 * Comes after the session. @throws ProblemError 403 pro_required when the plan lacks the feature
 */
export const requireFeature = (feature: PlanFeature) => requiring((c) => hasFeature(c, feature));

/** Requires the right to read what the feature stored: who was on Pro has it after that too. */
export const requireStored = (db: Database, feature: PlanFeature) =>
  requiring((c) => mayReadStored(db, c, feature));

export const hasFeature = ({ var: { user } }: Context<SessionEnv>, feature: PlanFeature): boolean =>
  plans[user.plan].features[feature];

export const mayReadStored = async (db: Database, c: Context<SessionEnv>, feature: PlanFeature) =>
  hasFeature(c, feature) || (await readSubscription(db, c.var.userId)) !== null;

const requiring = (isOpen: (c: Context<SessionEnv>) => boolean | Promise<boolean>) =>
  guarding(
    createMiddleware<SessionEnv>(async (c, next) => {
      if (!(await isOpen(c))) throw new ProblemError(403, 'pro_required');
      await next();
    }),
    { refuses: [403] },
  );
