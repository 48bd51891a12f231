import { describe, expect, it } from 'vitest';
import { toDecimal } from '../numbers/decimal.ts';
import { freeLimitWarningAt, planIds, planPrices, plans } from './plans.ts';

const { monthly, annual } = planPrices;

describe('plans', () => {
  it('limits the free plan and warns one product before', () => {
    expect(plans.free.limits).toEqual({
      products: 5,
      materialsPerProduct: 10,
      catalogue: 200,
      channels: 1,
    });
    expect(plans.pro.limits).toEqual({
      products: null,
      materialsPerProduct: null,
      catalogue: null,
      channels: null,
    });
    expect(Object.values(plans.free.features)).not.toContain(true);
    expect(Object.values(plans.pro.features)).not.toContain(false);
    expect(freeLimitWarningAt).toBe(4);
    expect(planIds).toEqual(Object.keys(plans));
  });

  it('promises of the annual price what its figures hold', () => {
    const yearOfMonths = toDecimal(monthly.amount).times('12');
    const savings = yearOfMonths.minus(annual.amount);
    expect(savings.toFixed(2)).toBe(annual.yearlySavings);
    expect(toDecimal(annual.amount).div('12').toFixed(2)).toBe(annual.monthlyEquivalent);
    expect(annual.discount).toBe(`${savings.times('100').div(yearOfMonths).toFixed(0)}% OFF`);
  });
});
