import { v7 as uuidv7 } from 'uuid';
import { type Act, actOn, type Stage, type Target, unansweredTry } from './act.ts';

export interface Copying extends Target {
  /** The copy's id, the same at every try, so that a lost answer makes no second copy. */
  readonly copyId: string;
}

/** Makes copies of rows: each once, however often it is asked for without an answer. */
export function duplicationOn<Row>(stage: Stage, act: Act<Copying, Row>): (row: Target) => void {
  const copy = actOn(stage, act);
  return ({ id }) =>
    copy(unansweredTry<Copying>(stage.client, act.key, id) ?? { id, copyId: uuidv7() });
}
