import type { Mutation, QueryClient, QueryKey } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { isOutage, isSignedOut, messageOf } from '../api/api-error.ts';
import type { Toast } from '../ui/toasts/toast.tsx';

/** The row's id, and what the call takes besides. */
export interface Target {
  readonly id: string;
}

export interface Act<T extends Target, Result> {
  readonly key: QueryKey;
  readonly send: (target: T) => Promise<Result>;
  readonly onDone: (result: Result, target: T) => void;
  /** The toast after the act. */
  readonly done: string | ((result: Result) => string);
  /** The screen shows by itself what was done. */
  readonly isSeen?: boolean;
  /** Takes it back; offered for a while. */
  readonly undo?: (result: Result, target: T) => void;
  readonly failed: string;
  /** The server refused. @returns whether it has shown why by itself */
  readonly onRefused?: (error: unknown, target: T) => boolean;
}

export interface Stage {
  readonly client: QueryClient;
  readonly toast: Toast;
}

/**
 * Runs an act once per row at a time, says how it went and offers to take it back. When no answer
 * came, the very same call is offered again.
 */
export function actOn<T extends Target, Result>(
  { client, toast }: Stage,
  act: Act<T, Result>,
): (target: T) => void {
  const run = (target: T): void => {
    // The cache knows at once: a second press may come before the first has rendered anything.
    const underWay = { mutationKey: act.key, predicate: isAbout(target.id) };
    if (client.isMutating(underWay) > 0) return;
    const mutation = client.getMutationCache().build<Result, Error, T, unknown>(client, {
      mutationKey: act.key,
      mutationFn: act.send,
      // However late it is tried again, unansweredTry() finds it.
      gcTime: Number.POSITIVE_INFINITY,
      onSuccess: (result) => {
        act.onDone(result, target);
        const { undo } = act;
        const done = typeof act.done === 'string' ? act.done : act.done(result);
        if (undo) toast.undoable(done, () => undo(result, target));
        else (act.isSeen ? toast.seen : toast.success)(done);
      },
      onError: (error) => {
        if (isSignedOut(error)) return;
        if (isOutage(error)) toast.retriable(act.failed, () => run(target), messageOf(error));
        else if (!act.onRefused?.(error, target)) toast.error(act.failed, messageOf(error));
      },
    });
    mutation.execute(target).catch(() => {});
  };
  return run;
}

/** What an act of this key is being done to, for useMutationState(). */
export const underWay = <T extends Target>(mutationKey: QueryKey) => ({
  filters: { mutationKey, status: 'pending' as const },
  select: ({ state }: Mutation) => state.variables as T,
});

const isAbout =
  (id: string) =>
  ({ state }: { state: { variables: unknown } }) =>
    (state.variables as Target).id === id;

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
  return ({ id }) => run(unansweredTry(stage.client, act.key, id) ?? { id, key: uuidv7() });
}

/** The last try, when it got no answer: the server may have done what it requested. */
function unansweredTry(client: QueryClient, key: QueryKey, id: string): KeyedTarget | undefined {
  const tries = client.getMutationCache().findAll({ mutationKey: key, predicate: isAbout(id) });
  const state = tries.at(-1)?.state;
  return state?.status === 'error' && isOutage(state.error)
    ? (state.variables as KeyedTarget)
    : undefined;
}
