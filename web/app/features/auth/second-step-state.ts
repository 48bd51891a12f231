/**
 * What the history knows of a login at its second step.
 *
 * @param endsAt when that step ends by itself (ISO 8601)
 */
export const secondStepState = (endsAt?: string) => ({ secondStep: { endsAt } });
