import { z } from 'zod';
import { validationMessages } from '../fields/validation.ts';
import { oneOf, strictObject } from '../schemas/field-schemas.ts';
import { planTypes, subscriptionStatuses } from './subscription.ts';

const planTypeSchema = oneOf(planTypes, validationMessages.invalidOption);

export const checkoutSchema = strictObject({ planType: planTypeSchema });

export const providerPageSchema = strictObject({ url: z.url() });

/** The user's subscription, the present one or the last; times are ISO 8601 in UTC. */
export const billingSchema = strictObject({
  subscription: strictObject({
    planType: planTypeSchema,
    status: oneOf(subscriptionStatuses, validationMessages.invalidOption),
    currentPeriodEnd: z.iso.datetime(),
    cancelAtPeriodEnd: z.boolean(),
  }).nullable(),
});

export type Billing = z.infer<typeof billingSchema>;
