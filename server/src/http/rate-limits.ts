import type { tooManyRequestsDetails } from '#core/messages/errors.ts';

/** At most this many tries in a window of this many seconds, from the first try on. */
interface RateLimit {
  hits: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/**
 * What is limited, per email, per address of the caller and per signed-in user. Mobile networks put
 * a whole neighbourhood behind one address, so an address may do a great deal more than an email.
 */
export const rateLimits = {
  signIn: {
    email: { hits: 10, seconds: 15 * minute },
    address: { hits: 200, seconds: 15 * minute },
  },
  signUp: { email: { hits: 5, seconds: hour }, address: { hits: 60, seconds: hour } },
  resend: { email: { hits: 5, seconds: hour }, address: { hits: 60, seconds: hour } },
  recovery: { email: { hits: 5, seconds: hour }, address: { hits: 60, seconds: hour } },
  reset: { address: { hits: 120, seconds: hour } },
  support: { email: { hits: 5, seconds: hour }, address: { hits: 30, seconds: hour } },
  confirmation: { address: { hits: 120, seconds: hour } },
  /** Codes of the second step, after a right password. */
  secondStep: { userId: { hits: 10, seconds: 15 * minute } },
  /** Calls of a session that ask for the password again. */
  ownPassword: { userId: { hits: 10, seconds: 15 * minute } },
  /** Each asks the payment provider several times. */
  payment: { userId: { hits: 30, seconds: 15 * minute } },
} satisfies Record<LimitedAction, Limits>;

/** What is limited: whatever has something to say to who tries too often. */
export type LimitedAction = keyof typeof tooManyRequestsDetails;

/** Whose tries are counted. */
export type Subject = 'email' | 'address' | 'userId';

type Limits = Partial<Record<Subject, RateLimit>>;

/** What is not named has no limit. */
export type RateLimits = Partial<Record<LimitedAction, Limits>>;

/** For tests and load that come from one address; production refuses them. */
export const noRateLimits: RateLimits = {};
