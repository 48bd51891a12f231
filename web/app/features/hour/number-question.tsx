import { hourQuestions } from '#core/hour/hour-draft.ts';
import { hourFields } from '#core/hour/hour-fields.ts';
import { unpaidExample, unpaidHint, vacationHint } from '#core/hour/hour-texts.ts';
import { readOptionalNumber } from '#core/products/number-text.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Grid } from '../../ui/look/box.tsx';
import type { HourWork } from './use-hour-draft.ts';

type Field = keyof typeof hourFields;

const suffixes: Partial<Record<Field, string>> = {
  monthlyIncome: 'por mês',
  daysPerWeek: 'dias',
  vacationWeeks: 'semanas',
};

/** A question that numbers answer. */
export function NumberQuestion({ work: { draft, problems, type } }: { readonly work: HourWork }) {
  const asked = hourQuestions[draft.question]?.filter(isNumber) ?? [];
  return (
    <Grid least="14rem" gap={4}>
      {asked.map((name) => {
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
