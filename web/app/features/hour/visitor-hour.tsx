import { useState } from 'react';
import type { HourPlanInput } from '#core/hour/hour-schemas.ts';
import { hourResultWords, hourWords } from '#core/hour/hour-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogFoot } from '../../ui/dialogs/dialog-buttons.tsx';
import { Row, Stack } from '../../ui/look/box.tsx';
import { HourCalculation } from './hour-calculation.tsx';
import { visitorSlot } from './hour-slots.ts';
import { useHourDraft } from './use-hour-draft.ts';

export interface VisitorHourProps {
  /** @param rate R$ per hour, within the bounds of the product */
  readonly onUse: (rate: string, plan: HourPlanInput) => void;
  readonly onClose: () => void;
}

/** The hour calculation without an account. The answers stay on the device until there is one. */
export function VisitorHour({ onUse, onClose }: VisitorHourProps) {
  const [slot] = useState(visitorSlot);
  const work = useHourDraft(slot, null);
  return (
    <Stack gap={4}>
      <HourCalculation
        work={work}
        onBack={onClose}
        act={(rate, plan) => (
          <Row wrap gap={3}>
            <Button size="lg" onClick={() => onUse(rate, plan)}>
              {hourResultWords.use(rate)}
            </Button>
            <Button variant="default" size="lg" onClick={() => work.goTo(0)}>
              {hourWords.change}
            </Button>
          </Row>
        )}
      />
      {work.plan && <DialogFoot close="Fechar" onClose={onClose} />}
    </Stack>
  );
}
