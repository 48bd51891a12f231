/** Which step the address names. */
export const stepParam = 'etapa';

/** After the steps: the confirmation email is on its way. */
export const sentStep = 'email';

/** The query of the address of a step. */
export function stepSearch(step: number): Record<string, string> {
  return step === 1 ? {} : { [stepParam]: String(step) };
}

/** To whom the confirmation email went, and whether a sign-up of the address waited already. */
export interface Sent {
  readonly email: string;
  readonly again: boolean;
}
