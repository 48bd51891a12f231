import { eq } from 'drizzle-orm';
import { users } from '#server/db/schema.ts';
import { server } from '#server/main.ts';
import type { PlanOrder, PlanReceipt } from './plan.ts';

/**
 * The real server with a door for its operator: nobody else can open an embedded database while it
 * runs. What follows a statement (notices, open tabs) is the server's own doing.
 */
process.on('message', async ({ id, email, plan }: PlanOrder) => {
  const rows = await server?.services.db.auth
    .update(users)
    .set({ plan })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  process.send?.({ id, changed: rows?.length ?? 0 } satisfies PlanReceipt);
});
