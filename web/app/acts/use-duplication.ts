import { useCallbackRef } from '@mantine/hooks';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { type Act, type Target, unansweredTry, useAct, useUnderWay } from './use-act.ts';

export interface Copying extends Target {
  /** The copy's id, the same at every try, so that a lost answer makes no second copy. */
  readonly copyId: string;
}

/** Makes copies of rows: each once, however often it is asked for without an answer. */
export function useDuplication<Row>(act: Act<Copying, Row>): (row: Target) => void {
  const client = useQueryClient();
  const copy = useAct(act);
  return useCallbackRef(({ id }: Target) =>
    copy(unansweredTry<Copying>(client, act.key, id) ?? { id, copyId: uuidv7() }),
  );
}

/** The ids of the rows that are being copied. */
export function useCopied(key: QueryKey): ReadonlySet<string> {
  return new Set(useUnderWay<Copying>(key).map(({ id }) => id));
}
