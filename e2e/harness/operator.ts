import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { PlanId } from '#core/plans/plans.ts';
import type { Account } from './account.ts';

/** What an operator does with a statement of their own. */
export type Order =
  | { act: 'add-account'; account: Account; plan: PlanId }
  /** As a browser of this kind would; it answers the cookies. A password would cost its hash. */
  | { act: 'open-session'; email: string; userAgent: string }
  | { act: 'put-on-plan'; email: string; plan: PlanId };

export interface NumberedOrder {
  id: string;
  order: Order;
}

export interface Receipt {
  id: string;
  /** Of a session that was opened, as set-cookie headers. */
  cookies?: string[];
  /** Whose session it is. */
  userId?: string;
  /** Why nothing was changed. */
  problem?: string;
}

/** Asks the process of operated-server.ts; resolves when the change is committed. */
export function askOperator(server: ChildProcess, order: Order): Promise<Receipt> {
  const numbered: NumberedOrder = { id: randomUUID(), order };
  return new Promise((resolve, reject) => {
    const hear = (receipt: Receipt) => {
      if (receipt.id !== numbered.id) return;
      server.off('message', hear);
      if (receipt.problem === undefined) resolve(receipt);
      else reject(new Error(receipt.problem));
    };
    server.on('message', hear);
    server.send(numbered, (error) => error && reject(error));
  });
}
