import { useDidUpdate } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { hourQuestions } from '#core/hour/hour-draft.ts';
import { hourFields } from '#core/hour/hour-fields.ts';
import type { HourPlanInput } from '#core/hour/hour-schemas.ts';
import {
  hourQuestionTexts,
  hourWords,
  unpaidExample,
  unpaidHint,
  vacationHint,
} from '#core/hour/hour-texts.ts';
import { readOptionalNumber } from '#core/typed/number-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { moveOnEnter } from '../../ui/forms/move-on-enter.ts';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { Grid, Row, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { ProgressLine } from '../../ui/steps/progress-line.tsx';
import { CostsQuestion } from './costs-question.tsx';
import classes from './hour.module.css';
import { HourResult } from './hour-result.tsx';
import type { HourWork } from './use-hour-draft.ts';

/** The height in pixels that no header exceeds. */
const headerHeight = 80;

interface HourCalculationProps {
  readonly work: HourWork;
  /** What can be done with the rate (R$ per hour, within the bounds of the product). */
  readonly act: (rate: string, plan: HourPlanInput) => ReactNode;
  /** Where the first question leads back to; nowhere on a screen of its own. */
  readonly onBack?: () => void;
}

/** What an hour is worth: one question after another, and what follows from the answers. */
export function HourCalculation({ work, act, onBack }: HourCalculationProps) {
  const { draft, plan } = work;
  const box = useRef<HTMLDivElement>(null);
  // Each question begins in its first field, whichever button led to it.
  useDidUpdate(() => begin(box.current), [work.moves]);
  const isDialog = onBack !== undefined;
  useEffect(() => {
    if (isDialog) begin(box.current);
  }, [isDialog]);
  return (
    <div ref={box} className={classes.box}>
      {plan ? (
        <HourResult plan={plan} act={act} />
      ) : (
        <Question key={draft.question} work={work} {...(onBack && { onBack })} />
      )}
    </div>
  );
}

function begin(box: HTMLElement | null): void {
  const wrong = box?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const first = box?.querySelector<HTMLElement>('[data-result], input');
  if (!wrong) showBeginning(box);
  (wrong ?? first)?.focus({ preventScroll: !wrong });
}

/** A long question may have been scrolled up from the next one's beginning. */
function showBeginning(box: HTMLElement | null): void {
  if (box && box.getBoundingClientRect().top < headerHeight) box.scrollIntoView();
}

function Question({ work, onBack }: Omit<HourCalculationProps, 'act'>) {
  const { question } = work.draft;
  const { pending, run } = useOneAtATime();
  const texts = hourQuestionTexts[question];
  const isLast = question === hourQuestions.length - 1;
  const back = question > 0 ? () => work.goTo(question - 1) : onBack;
  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      onKeyDown={moveOnEnter}
      onSubmit={(event) => {
        event.preventDefault();
        void run(work.next);
      }}
    >
      <Stack gap={2}>
        <Text size={2} tone="soft" aria-live="polite">
          {hourWords.place(question + 1, hourQuestions.length)}
        </Text>
        <ProgressLine steps={hourQuestions.map(([field]) => field)} done={question + 1} />
      </Stack>
      <Stack gap={1}>
        <Text as="h2" size={4}>
          {texts?.title}
        </Text>
        <Text tone="soft">{texts?.lead}</Text>
      </Stack>
      {isLast ? <CostsQuestion work={work} /> : <NumberQuestion work={work} />}
      <Row gap={3} className={classes.buttons}>
        {back && (
          <Button variant="default" size="lg" onClick={back}>
            {hourWords.back}
          </Button>
        )}
        <Button type="submit" size="lg" disabled={pending} className={classes.next}>
          {isLast ? hourWords.finish : hourWords.next}
        </Button>
      </Row>
    </Stack>
  );
}

type Field = keyof typeof hourFields;

const suffixes: Partial<Record<Field, string>> = {
  monthlyIncome: 'por mês',
  daysPerWeek: 'dias',
  vacationWeeks: 'semanas',
};

/** A question that numbers answer. */
function NumberQuestion({ work: { draft, problems, type } }: { readonly work: HourWork }) {
  const questions = hourQuestions[draft.question]?.filter(isNumber) ?? [];
  return (
    <Grid least="14rem" gap={4}>
      {questions.map((name) => {
        const suffix = suffixes[name];
        const hint = hintOf(name, draft[name]);
        return (
          <NumberField
            key={name}
            id={`hour-${name}`}
            field={hourFields[name]}
            value={draft[name]}
            error={problems[name]}
            onChange={(typed) => type({ [name]: typed })}
            {...(suffix && { suffix })}
            {...(hint && { hint })}
          />
        );
      })}
    </Grid>
  );
}

const isNumber = (name: string): name is Field => Object.hasOwn(hourFields, name);

function hintOf(name: Field, typed: string): string | undefined {
  if (name === 'hoursPerDay') return 'Digite 6, 6,5 ou 6h30.';
  if (name === 'vacationWeeks') return vacationHint;
  if (name !== 'unpaidPercentage') return undefined;
  const percent = readOptionalNumber(hourFields[name], typed);
  return percent !== null && percent >= 0 && percent <= 100 ? unpaidExample(percent) : unpaidHint;
}
