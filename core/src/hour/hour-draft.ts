import { keysOf, mapFields, type NumberField } from '../fields/field.ts';
import { NewerError } from '../fields/newer-error.ts';
import { quotient, toDecimal } from '../numbers/decimal.ts';
import { numberText, sentNumber } from '../typed/number-text.ts';
import { hourFields, monthlyCostFields } from './hour-fields.ts';
import { type HourInput, hourlyRateOf } from './hourly-rate.ts';

export type LifeUnit = 'months' | 'years';

/** A cost as typed. What is paid every month lasts for nothing. */
export interface CostDraft {
  readonly kind: 'monthly' | 'tool';
  readonly name: string;
  readonly amount: string;
  readonly lasts: string;
  readonly lastsIn: LifeUnit;
}

/** What was typed so far, as texts, and which question is on the screen, from 0 on. */
export type HourDraft = { readonly [Key in keyof typeof hourFields]: string } & {
  readonly costs: readonly CostDraft[];
  readonly question: number;
};

/** The questions, one after another on the screen. Behind the last one comes the result. */
export const hourQuestions = [
  ['monthlyIncome'],
  ['daysPerWeek', 'hoursPerDay', 'vacationWeeks', 'unpaidPercentage'],
  ['monthlyCosts'],
] as const;

export const resultPlace = hourQuestions.length;

/** What is answered before anything was typed: usual, and to be changed. */
const usual = { daysPerWeek: '5', hoursPerDay: '6', vacationWeeks: '4', unpaidPercentage: '25' };

export const emptyHourDraft: HourDraft = {
  ...mapFields<typeof hourFields, Record<keyof typeof hourFields, string>>(hourFields, () => ''),
  ...usual,
  costs: [],
  question: 0,
};

export const emptyCost = (kind: CostDraft['kind'], name = '', amount = ''): CostDraft => ({
  kind,
  name,
  amount,
  lasts: '',
  lastsIn: 'years',
});

/** How long a tool lasts, in the unit that it is typed in. */
export const lifeFields = {
  months: monthlyCostFields.months,
  years: { ...monthlyCostFields.months, min: 1, max: 100, decimals: 2, least: { above: 0 } },
} as const;

/** A plan as it is typed, at its result. */
export function draftOfPlan(plan: HourInput): HourDraft {
  const texts = mapFields<typeof hourFields, Record<keyof typeof hourFields, string>>(
    hourFields,
    (_field, key) => numberText(hourFields[key], plan[key]),
  );
  return { ...texts, costs: plan.monthlyCosts.map(costDraft), question: resultPlace };
}

function costDraft({ name, amount, months = null }: HourInput['monthlyCosts'][number]): CostDraft {
  const typed = numberText(monthlyCostFields.amount, amount);
  if (months === null) return emptyCost('monthly', name, typed);
  const count = Number(months);
  const lastsIn = count % 12 === 0 ? 'years' : 'months';
  const lasts = String(lastsIn === 'years' ? count / 12 : count);
  return { ...emptyCost('tool', name, typed), lasts, lastsIn };
}

/** A draft without the costs of which nothing was typed. */
export const withoutBlanks = (draft: HourDraft): HourDraft => ({
  ...draft,
  costs: draft.costs.filter(({ name, amount, lasts }) => `${name}${amount}${lasts}`.trim() !== ''),
});

/** The plan that a draft means, as it is sent; a schema says what is wrong with it. */
export function planOf(draft: HourDraft) {
  return {
    ...mapFields<typeof hourFields, Record<keyof typeof hourFields, number>>(
      hourFields,
      (field, key) => (field.kind === 'number' ? numberOf(field, draft[key]) : undefined),
    ),
    monthlyCosts: draft.costs.map((cost) => ({
      name: cost.name,
      amount: numberOf(monthlyCostFields.amount, cost.amount),
      ...(cost.kind === 'tool' && { months: monthsOf(cost) }),
    })),
  };
}

/** A schema validates it: an empty text is missing, and one that is no number still a text. */
const numberOf = (field: NumberField, typed: string) =>
  (sentNumber(field, typed) ?? undefined) as number;

function monthsOf({ lasts, lastsIn }: CostDraft): number {
  const typed = numberOf(lifeFields[lastsIn], lasts);
  if (lastsIn === 'months' || typeof typed !== 'number') return typed;
  return Number(quotient(toDecimal(typed).times('12'), toDecimal(1), 0).toFixed());
}

/**
 * A draft as a device stored it; null for anything else.
 *
 * @throws {NewerError} at what this version does not know
 */
export function readHourDraft(stored: unknown): HourDraft | null {
  if (!isTexts(stored, emptyHourDraft)) return null;
  const draft: HourDraft = { ...emptyHourDraft, ...stored };
  const blank = emptyCost('monthly');
  if (!Array.isArray(draft.costs) || !draft.costs.every((cost) => isTexts(cost, blank)))
    return null;
  const complete = { ...draft, costs: draft.costs.map((cost) => ({ ...blank, ...cost })) };
  return { ...complete, question: placeOf(complete) };
}

/** Where a draft goes on: the result needs answers that make one. */
function placeOf(draft: HourDraft): number {
  const { question } = draft;
  if (hourQuestions[question]) return question;
  return question === resultPlace && hasResult(draft) ? question : 0;
}

function hasResult(draft: HourDraft): boolean {
  try {
    return hourlyRateOf(planOf(draft)) !== null;
  } catch {
    return false;
  }
}

/** Whether an object has texts where the pattern has some, and nothing that is not in it. */
function isTexts(stored: unknown, pattern: object): stored is object {
  if (stored === null || typeof stored !== 'object') return false;
  const newer = Object.keys(stored).find((key) => !Object.hasOwn(pattern, key));
  if (newer !== undefined) throw new NewerError(newer);
  return keysOf(pattern).every((key) => {
    const value: unknown = Reflect.get(stored, key);
    return value === undefined || typeof value === typeof Reflect.get(pattern, key);
  });
}
