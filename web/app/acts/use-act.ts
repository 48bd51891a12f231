import { useCallbackRef } from '@mantine/hooks';
import {
  type QueryClient,
  type QueryKey,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { isOutage, isSignedOut, messageOf } from '../api/api-error.ts';
import { toast } from '../ui/toast.tsx';

/** What an act is about: the row's id, and whatever its call takes besides. */
export interface Target {
  readonly id: string;
}

/** Something that is done to a row with one press. */
export interface Act<T extends Target, Result> {
  /** Names it among the acts. */
  readonly key: QueryKey;
  readonly send: (target: T) => Promise<Result>;
  /** Shows what the server answered. */
  readonly onDone: (result: Result, target: T) => void;
  /** What is said then. */
  readonly done: string;
  /** Takes it back, which is offered for a while. */
  readonly undo?: (result: Result, target: T) => void;
  /** What is said when it did not work. */
  readonly failed: string;
  /** The server said no. @returns whether it has said why by itself */
  readonly onRefused?: (error: unknown, target: T) => boolean;
}

/**
 * Does it once, however often it is pressed, says how it went and offers to take it back. When no
 * answer came, the very same call is offered again.
 */
export function useAct<T extends Target, Result>(act: Act<T, Result>): (target: T) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: act.key,
    mutationFn: act.send,
    onSuccess: (result, target) => {
      act.onDone(result, target);
      const { done, undo } = act;
      if (undo) toast.undoable(done, () => undo(result, target));
      else toast.success(done);
    },
    onError: (error, target) => {
      if (isSignedOut(error)) return;
      if (isOutage(error)) toast.retriable(act.failed, () => run(target), messageOf(error));
      else if (!act.onRefused?.(error, target)) toast.error(act.failed, messageOf(error));
    },
  });
  const run = useCallbackRef((target: T) => {
    // The cache knows at once: a second press may come before the first has rendered anything.
    const underWay = { mutationKey: act.key, predicate: isAbout(target.id) };
    if (client.isMutating(underWay) === 0) mutate(target);
  });
  return run;
}

/** What an act of this key is being done to. */
export function useUnderWay<T extends Target>(key: QueryKey): T[] {
  return useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => state.variables as T,
  });
}

/** The last try of an act, when it got no answer: the server may have done what it asked for. */
export function unansweredTry<T extends Target>(
  client: QueryClient,
  key: QueryKey,
  id: string,
): T | undefined {
  const tries = client.getMutationCache().findAll({ mutationKey: key, predicate: isAbout(id) });
  const state = tries.at(-1)?.state;
  return state?.status === 'error' && isOutage(state.error) ? (state.variables as T) : undefined;
}

const isAbout =
  (id: string) =>
  ({ state }: { state: { variables: unknown } }) =>
    (state.variables as Target).id === id;
