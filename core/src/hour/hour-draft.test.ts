import { describe, expect, it } from 'vitest';
import { NewerError } from '../fields/newer-error.ts';
import {
  draftOfPlan,
  emptyCost,
  emptyHourDraft,
  planOf,
  readHourDraft,
  resultPlace,
  withoutBlanks,
} from './hour-draft.ts';

const typed = {
  ...emptyHourDraft,
  monthlyIncome: 'R$ 3.000,50',
  hoursPerDay: '6h30',
  daysPerWeek: '5',
  costs: [
    emptyCost('monthly', 'Internet', '99,90'),
    { ...emptyCost('tool', 'Forno', '1200'), lasts: '2,5' },
    { ...emptyCost('tool', 'Tesoura', '80'), lasts: '41', lastsIn: 'months' as const },
  ],
};

const plan = {
  monthlyIncome: 3000.5,
  hoursPerDay: 6.5,
  daysPerWeek: 5,
  vacationWeeks: 4,
  unpaidPercentage: 25,
  monthlyCosts: [
    { name: 'Internet', amount: 99.9 },
    { name: 'Forno', amount: 1200, months: 30 },
    { name: 'Tesoura', amount: 80, months: 41 },
  ],
};

describe('a draft', () => {
  it('means the plan that was typed, years as months', () => {
    expect(planOf(typed)).toEqual(plan);
  });

  it('of a plan means that plan', () => {
    const draft = draftOfPlan(plan);
    expect(planOf(draft)).toEqual(plan);
    expect(draft.question).toBe(resultPlace);
    expect(draft.costs[1]).toMatchObject({ lasts: '30', lastsIn: 'months' });
    const whole = { ...plan, monthlyCosts: [{ name: 'Forno', amount: 1200, months: 60 }] };
    expect(draftOfPlan(whole).costs[0]).toMatchObject({ lasts: '5', lastsIn: 'years' });
  });

  it('keeps what is no number for the schema to name', () => {
    expect(planOf({ ...typed, monthlyIncome: '', daysPerWeek: 'cinco' })).toMatchObject({
      monthlyIncome: undefined,
      daysPerWeek: 'cinco',
    });
  });

  it('loses costs of which nothing was typed', () => {
    const draft = { ...typed, costs: [emptyCost('tool'), emptyCost('monthly', 'Luz')] };
    expect(withoutBlanks(draft).costs).toEqual([emptyCost('monthly', 'Luz')]);
  });
});

describe('a draft on a device', () => {
  it('is read as it was kept, and with what it lacks as it begins', () => {
    expect(readHourDraft(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
    expect(readHourDraft({ monthlyIncome: '3000', costs: [{ name: 'Luz' }] })).toEqual({
      ...emptyHourDraft,
      monthlyIncome: '3000',
      costs: [emptyCost('monthly', 'Luz')],
    });
  });

  it('goes on at its result only where there is one', () => {
    const at = (question: number, draft: object = typed) =>
      readHourDraft({ ...draft, question })?.question;
    expect([at(2), at(resultPlace), at(resultPlace + 1), at(-1), at(0.5)]).toEqual([
      ...[2, resultPlace, 0, 0, 0],
    ]);
    expect(at(resultPlace, { ...typed, hoursPerDay: '' })).toBe(0);
  });

  it('is nothing where it is something else', () => {
    for (const stored of [null, 'x', 1, { monthlyIncome: 3000 }, { costs: [1] }, { costs: 'x' }]) {
      expect(readHourDraft(stored)).toBeNull();
    }
  });

  it('of a newer version is left alone', () => {
    expect(() => readHourDraft({ ...typed, colour: 'azul' })).toThrow(NewerError);
    const costs = [{ ...emptyCost('monthly'), colour: 'azul' }];
    expect(() => readHourDraft({ ...typed, costs })).toThrow(NewerError);
  });
});
