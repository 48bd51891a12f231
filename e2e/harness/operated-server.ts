import { server } from '#server/main.ts';
import { putOnPlan } from '#server/testing/put-on-plan.ts';
import type { PlanOrder, PlanReceipt } from './plan.ts';

/**
 * The real server with a door for its operator: nobody else can open an embedded database while it
 * runs. What follows a statement (notices, open tabs) is the server's own doing.
 */
process.on('message', async ({ id, email, plan }: PlanOrder) => {
  const receipt: PlanReceipt = { id };
  try {
    if (!server) throw new Error('the server does not run');
    await putOnPlan(server.services.db, { email }, plan);
  } catch (error) {
    receipt.problem = String(error);
  }
  process.send?.(receipt);
});
