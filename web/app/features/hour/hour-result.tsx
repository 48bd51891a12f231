import type { ReactNode } from 'react';
import type { HourPlanInput } from '#core/hour/hour-schemas.ts';
import { hourResultWords, monthWords } from '#core/hour/hour-texts.ts';
import { boundedRate, type HourInput, hourlyRateOf } from '#core/hour/hourly-rate.ts';
import { type MonthPart, monthOf, shownPercent } from '#core/hour/month-rows.ts';
import { formatDecimal, formatMoney } from '#core/numbers/formats.ts';
import { Stack } from '../../ui/look/box.tsx';
import { LineFigure } from '../../ui/look/figure.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { VisuallyHidden } from '../../ui/look/visually-hidden.tsx';
import classes from './hour.module.css';

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

/** Where a month goes, as tables whose rows are drawn below their words. */
function MonthPicture({ plan }: { readonly plan: HourInput }) {
  const { hours, money } = monthOf(plan);
  return (
    <Stack gap={5}>
      <Part title={monthWords.hoursTitle} sum={monthWords.hoursTotal} part={hours} />
      <Part title={monthWords.moneyTitle} sum={monthWords.moneyTotal} part={money} />
    </Stack>
  );
}

interface PartProps {
  readonly title: string;
  readonly sum: string;
  readonly part: MonthPart;
}

function Part({ title, sum, part }: PartProps) {
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <h3>{title}</h3>
      <table className={classes.month} aria-label={title}>
        <thead>
          <tr>
            {[monthWords.what, monthWords.much, monthWords.share].map((head) => (
              <th key={head} scope="col">
                <VisuallyHidden>{head}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        {part.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two costs may have one name
          <tbody key={index}>
            <tr>
              <th scope="row" dir="auto">
                {row.label}
              </th>
              <td>{row.figure}</td>
              <td>{shownPercent(row)}</td>
            </tr>
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no row of it takes the focus */}
            <tr aria-hidden="true">
              <td colSpan={3}>
                <span className={classes.track}>
                  <span
                    className={classes.bar}
                    data-part={index === 0 ? 'first' : 'other'}
                    style={{ inlineSize: `${row.percent}%` }}
                  />
                </span>
              </td>
            </tr>
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{sum}</th>
            <td colSpan={2}>{part.total}</td>
          </tr>
        </tfoot>
      </table>
    </Stack>
  );
}
