import type { Database } from '#server/db/database.ts';
import { server } from '#server/main.ts';
import { addAccount } from '#server/testing/add-account.ts';
import { putOnPlan } from '#server/testing/put-on-plan.ts';
import type { NumberedOrder, Order, Receipt } from './operator.ts';

/**
 * The real server with a door for its operator: nobody else can open an embedded database while it
 * runs. What follows a statement (notices, open tabs) is the server's own doing.
 */
process.on('message', async ({ id, order }: NumberedOrder) => {
  const receipt: Receipt = { id };
  try {
    if (!server) throw new Error('the server does not run');
    await carryOut(order, server.services.db);
  } catch (error) {
    receipt.problem = String(error);
  }
  process.send?.(receipt);
});

async function carryOut(order: Order, db: Database): Promise<void> {
  if (order.act === 'add-account') await addAccount(db, order.account, order.plan);
  else await putOnPlan(db, { email: order.email }, order.plan);
}
