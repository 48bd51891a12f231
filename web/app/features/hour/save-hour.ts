import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hourResultWords } from '#core/hour/hour-texts.ts';
import type { Me } from '#core/schemas/account.ts';
import type { HourPlanInput } from '#core/schemas/hour.ts';
import { messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { updateUser } from '../session/session-query.ts';

interface HourPatch {
  readonly hourlyRate?: number;
  readonly hourPlan: HourPlanInput | null;
}

/** Stores the rate with what it was worked out from. What was there before comes back on a press. */
export function useSaveHour(user: Me) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (json: HourPatch) => answerOf(api.me.$patch({ json })),
    onSuccess: (changed) => updateUser(client, changed),
    onError: (error) => toast.error(hourResultWords.failed, messageOf(error)),
  });
  const { hourlyRate, hourPlan } = user;
  const before: HourPatch = { hourlyRate, hourPlan: hourPlan ?? null };
  return {
    pending: save.isPending,
    save: (patch: HourPatch, said: string, onDone: () => void) =>
      save.mutate(patch, {
        onSuccess: () => {
          toast.undoable(said, () =>
            save.mutate(before, { onSuccess: () => toast.seen(hourResultWords.undone) }),
          );
          onDone();
        },
      }),
  };
}
