import { useEffect, useMemo } from 'react';
import { fixedCostsWays } from '#core/hour/fixed-costs-texts.ts';
import {
  costsPerHourOf,
  followedCosts,
  followedTexts,
  hoursTyped,
} from '#core/product-draft/followed-costs.ts';
import { productFields } from '#core/products/product-fields.ts';
import { useUser } from '../../session/user-context.ts';
import { useFieldValue } from './use-pricing-form.ts';

/** The fixed costs by the hours of the batch: what they come to, and whether the field has them. */
export interface FollowedCosts {
  /** The amount in R$. */
  readonly amount: string;
  /** How it comes to that: 'R$ 10,17 · 9 h × R$ 1,13'. */
  readonly sum: string;
  readonly isTaken: boolean;
  readonly take: () => void;
}

/**
 * Keeps the field at what the hours cost, for as long as nothing else is typed there; null for who did
 * not answer the hour's questions.
 */
export function useFollowedCosts(): FollowedCosts | null {
  const { hourPlan } = useUser();
  const perHour = useMemo(() => costsPerHourOf(hourPlan), [hourPlan]);
  const hours = hoursTyped(useFieldValue<string>('productionTime').value ?? '');
  const { value: follows = false, set: setFollows } = useFieldValue<boolean>('followsHours');
  const { value: text, set: setText } = useFieldValue<string>('fixedCosts');
  const { noneBy } = productFields.fixedCosts;
  const { value: none, set: setNone } = useFieldValue<boolean>(noneBy);
  const amount = perHour === null ? null : followedCosts(hours, perHour);
  useEffect(() => {
    if (!follows || amount === null) return;
    const texts = followedTexts(amount);
    if (texts.fixedCosts !== text) setText(texts.fixedCosts);
    if (texts.noFixedCosts !== none) setNone(texts.noFixedCosts);
  }, [follows, amount, text, none, setText, setNone]);
  if (perHour === null || amount === null) return null;
  const sum = fixedCostsWays.ofHours(amount, hours, perHour);
  return { amount, sum, isTaken: follows, take: () => setFollows(true) };
}
