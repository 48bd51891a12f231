import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { PlanId } from '#core/plans/plans.ts';

export interface PlanOrder {
  id: string;
  email: string;
  plan: PlanId;
}

export interface PlanReceipt {
  id: string;
  /** Why nothing was changed. */
  problem?: string;
}

/** Asks the process of operated-server.ts; resolves when the change is committed. */
export function askForPlan(
  server: ChildProcess,
  { email, plan }: Omit<PlanOrder, 'id'>,
): Promise<void> {
  const order: PlanOrder = { id: randomUUID(), email, plan };
  return new Promise((resolve, reject) => {
    const hear = ({ id, problem }: PlanReceipt) => {
      if (id !== order.id) return;
      server.off('message', hear);
      if (problem === undefined) resolve();
      else reject(new Error(problem));
    };
    server.on('message', hear);
    server.send(order, (error) => error && reject(error));
  });
}
