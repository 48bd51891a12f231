import { v7 as uuidv7 } from 'uuid';
import { type Act, actOn, type Stage, type Target, unansweredTry } from './act.ts';

interface KeyedTarget extends Target {
  /** The id of what is created, the same at every try: a lost answer creates nothing twice. */
  readonly key: string;
}

/** The headers of a call that is done once, however often it is sent. */
export interface Once {
  readonly headers: { readonly 'Idempotency-Key': string };
}

interface ActOnce<Result> extends Omit<Act<KeyedTarget, Result>, 'send'> {
  readonly send: (target: Target, once: Once) => Promise<Result>;
}

/** actOn() for what creates something: a try without an answer is repeated with the same key. */
export function actOnce<Result>(stage: Stage, act: ActOnce<Result>): (target: Target) => void {
  const run = actOn<KeyedTarget, Result>(stage, {
    ...act,
    send: ({ id, key }) => act.send({ id }, { headers: { 'Idempotency-Key': key } }),
  });
  return ({ id }) =>
    run(unansweredTry<KeyedTarget>(stage.client, act.key, id) ?? { id, key: uuidv7() });
}
