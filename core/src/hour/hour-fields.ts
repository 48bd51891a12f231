import type { Fields } from '../fields/field.ts';
import { nameless } from '../fields/field.ts';
import { validationMessages } from '../fields/validation.ts';
import { hourLabels, hourMessages } from './hour-texts.ts';

const decimalField = {
  kind: 'number',
  min: 0,
  step: 1,
  decimals: 2,
  least: { from: 0 },
  fallback: null,
} as const;

const reaisField = { ...decimalField, unit: 'reais', max: 999_999.99 } as const;

/** What the worth of an hour follows from, apart from the costs of a month. */
export const hourFields = {
  monthlyIncome: {
    ...reaisField,
    label: hourLabels.monthlyIncome,
    subject: hourLabels.incomeSubject,
    step: 100,
    least: { above: 0 },
  },
  hoursPerDay: {
    ...decimalField,
    label: hourLabels.hoursPerDay,
    subject: hourLabels.hoursSubject,
    unit: 'hours',
    max: 24,
    step: 0.5,
    decimals: 6,
    least: { above: 0 },
    typedAs: 'hours',
  },
  daysPerWeek: {
    ...decimalField,
    label: hourLabels.daysPerWeek,
    subject: hourLabels.daysSubject,
    unit: 'units',
    max: 7,
    least: { above: 0 },
  },
  vacationWeeks: {
    ...decimalField,
    label: hourLabels.vacationWeeks,
    subject: hourLabels.vacationSubject,
    unit: 'units',
    max: 52,
  },
  unpaidPercentage: {
    ...decimalField,
    label: hourLabels.unpaidPercentage,
    subject: hourLabels.unpaidSubject,
    unit: 'percent',
    max: 100,
    step: 5,
  },
} as const satisfies Fields;

/** What is paid every month, or a tool by its price and the months that it lasts. */
export const monthlyCostFields = {
  name: {
    kind: 'text',
    label: hourLabels.costName,
    min: 1,
    max: 50,
    missing: validationMessages.required,
    fallback: nameless,
  },
  amount: { ...reaisField, label: hourLabels.costAmount, step: 10 },
  months: {
    ...decimalField,
    label: hourLabels.costMonths,
    subject: hourLabels.monthsSubject,
    unit: 'units',
    min: 1,
    max: 1200,
    decimals: 0,
    least: { from: 1 },
    message: hourMessages.months,
    optional: true,
  },
} as const satisfies Fields;

/** What a month costs, and how many pieces are made in it. */
export const monthByPieces = {
  bills: { ...reaisField, label: hourLabels.bills, step: 10, least: { above: 0 } },
  pieces: {
    ...decimalField,
    label: hourLabels.piecesPerMonth,
    unit: 'pieces',
    min: 1,
    max: 9999,
    decimals: 0,
    least: { from: 1 },
  },
} as const satisfies Fields;
