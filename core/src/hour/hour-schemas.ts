import { z } from 'zod';
import { ptBrError } from '../schemas/error-map.ts';
import { fieldSchemas, inputSchemas, strictObject } from '../schemas/field-schemas.ts';
import { type Findings, validatedTogether } from '../schemas/validated-together.ts';
import { hourFields, monthlyCostFields } from './hour-fields.ts';
import { hourMessages, maxMonthlyCosts } from './hour-texts.ts';
import { productiveHoursOf } from './hourly-rate.ts';

const costsOf = <Cost extends z.ZodType>(cost: Cost) =>
  z.array(cost, { error: ptBrError }).max(maxMonthlyCosts, { error: hourMessages.tooManyCosts });

/** What a person's hourly rate follows from; R$, hours, days, weeks and per cents. */
export const hourPlanSchema = strictObject({
  ...fieldSchemas(hourFields),
  monthlyCosts: costsOf(strictObject(fieldSchemas(monthlyCostFields))),
});

/** An hour plan as it is sent: what is paid every month has no `months`, a tool those that it lasts. */
export const hourPlanInputSchema = validatedTogether(
  strictObject({
    ...inputSchemas(hourFields),
    monthlyCosts: costsOf(strictObject(inputSchemas(monthlyCostFields))),
  }),
  validateHours,
);

type Hours = Omit<HourPlan, 'monthlyIncome' | 'monthlyCosts'>;

/** Refuses what leaves no hour that a customer pays for. */
function validateHours(hours: Hours, { areSound, complain }: Findings): void {
  if (!areSound('hoursPerDay', 'daysPerWeek', 'vacationWeeks', 'unpaidPercentage')) return;
  if (Number(productiveHoursOf(hours)) > 0) return;
  complain([emptiedBy(hours)], 'no_hours', hourMessages.noHours);
}

function emptiedBy({ vacationWeeks, unpaidPercentage }: Hours): keyof Hours {
  if (unpaidPercentage === hourFields.unpaidPercentage.max) return 'unpaidPercentage';
  return vacationWeeks === hourFields.vacationWeeks.max ? 'vacationWeeks' : 'hoursPerDay';
}

/** What follows from it, as exact decimal texts: hours per month, R$ per hour and per month. */
export const hourlyRateSchema = strictObject({
  productiveHours: z.string(),
  hourlyRate: z.string(),
  monthlyCosts: z.string(),
  costsPerHour: z.string(),
});

export type HourPlan = z.infer<typeof hourPlanSchema>;
/** A plan as a client sends it. */
export type HourPlanInput = z.input<typeof hourPlanInputSchema>;
