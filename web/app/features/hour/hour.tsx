import { useState } from 'react';
import { draftOfPlan, emptyHourDraft } from '#core/hour/hour-draft.ts';
import { hourResultWords, hourWords } from '#core/hour/hour-texts.ts';
import type { Me } from '#core/schemas/account.ts';
import type { HourPlanInput } from '#core/schemas/hour.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PendingButton } from '../../ui/buttons/pending-button.tsx';
import { QuietButton } from '../../ui/buttons/quiet-button.tsx';
import { Card, Row, Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { useUser } from '../session/user-context.ts';
import classes from './hour.module.css';
import { HourCalculation } from './hour-calculation.tsx';
import { ownSlot } from './hour-slots.ts';
import { useSaveHour } from './save-hour.ts';
import { useHourDraft } from './use-hour-draft.ts';

/** Works out the hourly rate, and keeps it with the answers. */
export function Hour() {
  const user = useUser();
  const [slot] = useState(() => ownSlot(user.id));
  const plan = user.hourPlan ?? null;
  const work = useHourDraft(slot, plan && draftOfPlan(plan));
  const { pending, save } = useSaveHour(user);
  const words = hourResultWords;
  const forget = () =>
    save({ hourPlan: null }, words.forgotten, () => {
      slot.clear();
      work.reset(emptyHourDraft);
    });
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
                    save(patch, words.saved(rate), () => {
                      slot.clear();
                      work.settle();
                    });
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
