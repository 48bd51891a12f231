import type { UserId } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { findUserByEmail } from '#server/features/users/queries.ts';
import { server } from '#server/main.ts';
import type { Services } from '#server/services.ts';
import { addAccount, putOnPlan } from '#server/testing/add-account.ts';
import { sessionGiver } from '#server/testing/session-giver.ts';
import type { NumberedOrder, Order, Receipt } from './operator.ts';

/**
 * The real server with a door for its operator: nobody else can open an embedded database while it
 * runs. What follows a statement (notices, open tabs) is the server's own doing.
 */
process.on('message', async ({ id, order }: NumberedOrder) => {
  const receipt: Receipt = { id };
  try {
    if (!server) throw new Error('the server does not run');
    Object.assign(receipt, await carryOut(order, server.services));
  } catch (error) {
    receipt.problem = String(error);
  }
  process.send?.(receipt);
});

async function carryOut(order: Order, services: Services): Promise<Omit<Receipt, 'id'>> {
  const { db } = services;
  switch (order.act) {
    case 'add-account':
      await addAccount(db, order.account, order.plan);
      return {};
    case 'put-on-plan':
      await putOnPlan(db, { email: order.email }, order.plan);
      return {};
    case 'open-session': {
      const user = await findUserByEmail(db.auth, order.email);
      if (!user) throw new Error(`no account is ${order.email}`);
      const giveSession = sessionGiver(services, readEnv(process.env), order.userAgent);
      const cookies = (await giveSession(user.id as UserId)).getSetCookie();
      return { cookies, userId: user.id };
    }
  }
}
