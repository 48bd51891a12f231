import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#core/account/account-schemas.ts';
import { draftOfPlan } from '#core/hour/hour-draft.ts';
import type { HourPlanInput } from '#core/hour/hour-schemas.ts';
import { hourResultWords, hourWords } from '#core/hour/hour-texts.ts';
import { messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { Button, LinkButton, QuietButton } from '../../ui/buttons/button.tsx';
import { PendingButton } from '../../ui/buttons/pending-button.tsx';
import { Card, Row, Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { updateUser } from '../session/session-query.ts';
import { useUser } from '../session/user-context.ts';
import classes from './hour.module.css';
import { HourCalculation } from './hour-calculation.tsx';
import { ownSlot } from './hour-slots.ts';
import { useHourDraft } from './use-hour-draft.ts';

/** Works out the hourly rate, and keeps it with the answers. */
export function Hour() {
  const user = useUser();
  const [slot] = useState(() => ownSlot(user.id));
  const plan = user.hourPlan ?? null;
  const work = useHourDraft(slot, plan && draftOfPlan(plan));
  const { pending, save } = useSaveHour(user);
  const words = hourResultWords;
  const forget = () => save({ hourPlan: null }, words.forgotten, work.reset);
  return (
    <Card pad={5} className={classes.card}>
      <HourCalculation
        work={work}
        act={(rate, answers) => (
          <Stack gap={3}>
            {isStored(user, rate, answers) ? (
              <Note
                kind="good"
                action={
                  <LinkButton to="/calculator" variant="default" size="sm">
                    {words.price}
                  </LinkButton>
                }
              >
                {words.inUse(rate)}
              </Note>
            ) : (
              <Text>{words.today(user.hourlyRate)}</Text>
            )}
            <Text tone="soft">{words.products}</Text>
            <Row wrap gap={3}>
              {!isStored(user, rate, answers) && (
                <PendingButton
                  size="lg"
                  pending={pending}
                  waiting={words.saving}
                  onClick={() => {
                    const patch = { hourlyRate: Number(rate), hourPlan: answers };
                    save(patch, words.saved(rate), work.settle);
                  }}
                >
                  {words.use(rate)}
                </PendingButton>
              )}
              <Button variant="default" size="lg" onClick={() => work.goTo(0)}>
                {hourWords.change}
              </Button>
            </Row>
            {plan && (
              <Row>
                <QuietButton onClick={forget}>{words.forget}</QuietButton>
              </Row>
            )}
          </Stack>
        )}
      />
    </Card>
  );
}

/** Nothing differs from what is stored. */
function isStored({ hourPlan, hourlyRate }: Me, rate: string, answers: HourPlanInput): boolean {
  if (!hourPlan || Number(rate) !== hourlyRate) return false;
  return JSON.stringify(draftOfPlan(hourPlan)) === JSON.stringify(draftOfPlan(answers));
}

interface HourPatch {
  readonly hourlyRate?: number;
  readonly hourPlan: HourPlanInput | null;
}

/** Stores the rate with what it was worked out from. What was there before comes back on a press. */
function useSaveHour(user: Me) {
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
    save: (patch: HourPatch, message: string, onDone: () => void) =>
      save.mutate(patch, {
        onSuccess: () => {
          toast.undoable(message, () =>
            save.mutate(before, { onSuccess: () => toast.seen(hourResultWords.undone) }),
          );
          onDone();
        },
      }),
  };
}
