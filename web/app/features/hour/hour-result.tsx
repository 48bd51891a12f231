import type { ReactNode } from 'react';
import { hourResultWords } from '#core/hour/hour-texts.ts';
import { boundedRate, hourlyRateOf } from '#core/hour/hourly-rate.ts';
import type { HourPlanInput } from '#core/schemas/hour.ts';
import { formatDecimal, formatMoney } from '#core/text/formats.ts';
import { Stack } from '../../ui/look/box.tsx';
import { LineFigure } from '../../ui/look/figure.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { MonthPicture } from './month-picture.tsx';

interface HourResultProps {
  readonly plan: HourPlanInput;
  readonly act: (rate: string, plan: HourPlanInput) => ReactNode;
}

/** What follows from the answers, and where the month goes. */
export function HourResult({ plan, act }: HourResultProps) {
  const rate = hourlyRateOf(plan);
  const used = boundedRate(rate.hourlyRate);
  const words = hourResultWords;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text as="h2" size={5} tabIndex={-1} data-result="">
          {words.title(rate.hourlyRate)}
        </Text>
        <Text tone="soft">
          {words.how({ income: plan.monthlyIncome, hours: rate.productiveHours })}
        </Text>
      </Stack>
      {used !== rate.hourlyRate && (
        <Note kind="warn">
          {words.bounded(rate.hourlyRate, used, Number(rate.hourlyRate) > Number(used))}
        </Note>
      )}
      <Stack as="dl" gap={1}>
        <LineFigure label={words.productiveHours} value={formatDecimal(rate.productiveHours)} />
        <LineFigure label={words.monthlyCosts} value={formatMoney(rate.monthlyCosts)} />
        <LineFigure label={words.costsPerHour} value={formatMoney(rate.costsPerHour)} />
      </Stack>
      {act(used, plan)}
      <MonthPicture plan={plan} />
    </Stack>
  );
}
