import type { tooManyRequestsDetails } from '#core/errors/errors.ts';

/** At most this many tries in a window of this many seconds, from the first try on. */
interface RateLimit {
  hits: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/** The time after which what users had a process work is forgotten. */
export const workWindowSeconds = 15 * minute;

/** Calls that have an email sent, or reveal whether one has an account. */
const mailed = {
  device: { hits: 5, seconds: hour },
  emailHere: { hits: 5, seconds: hour },
  email: { hits: 10, seconds: hour },
  address: { hits: 60, seconds: hour },
};

/**
 * What is limited. Tries for an email count together with the address that they come from, so that
 * nobody uses up somebody else's. Tries for an email from anywhere count over a longer time, which
 * keeps guessing from many addresses as hard. A device that is known for the email counts alone.
 * Mobile networks put a whole neighbourhood behind one address, so an address may do a great deal
 * more than an email.
 */
export const rateLimits = {
  signIn: {
    device: { hits: 10, seconds: 15 * minute },
    emailHere: [
      { hits: 10, seconds: 15 * minute },
      { hits: 20, seconds: hour },
    ],
    email: { hits: 40, seconds: hour },
    address: { hits: 200, seconds: 15 * minute },
  },
  signUp: mailed,
  signUpCheck: mailed,
  resend: mailed,
  recovery: mailed,
  reset: { address: { hits: 120, seconds: hour } },
  support: { ...mailed, address: { hits: 30, seconds: hour } },
  confirmation: { address: { hits: 120, seconds: hour } },
  secondStep: { userId: { hits: 10, seconds: 15 * minute } },
  ownPassword: { userId: { hits: 10, seconds: 15 * minute } },
  ownEmails: { userId: { hits: 5, seconds: hour } },
  /** Each asks the payment provider several times. */
  payment: { userId: { hits: 30, seconds: 15 * minute } },
  /** New products, and new materials of the catalogue: the rows themselves are counted. */
  creation: { userId: { hits: 300, seconds: 15 * minute } },
  /** What moves stock: each is stored for good. */
  movements: { userId: { hits: 600, seconds: 15 * minute } },
  workshopFiles: { userId: { hits: 30, seconds: 15 * minute } },
  /** Workshops that are brought in: what is in them has no pace, and what was deleted no limit. */
  workshopImports: { userId: { hits: 20, seconds: 24 * hour } },
  /** Spreadsheets: each column that is corrected is another look at the file. */
  sheets: { userId: { hits: 150, seconds: 15 * minute } },
  /** Milliseconds of work in place of tries, in each process (processor-time.ts). */
  work: { userId: { hits: 120_000, seconds: workWindowSeconds } },
  /** Backups by hand, each stored for a month. A restored one makes one too. */
  backups: { userId: { hits: 10, seconds: 24 * hour } },
} satisfies Record<LimitedAction, Limits>;

/** What is limited: whatever has a message for too many tries. */
export type LimitedAction = keyof typeof tooManyRequestsDetails;

/** Whose tries are counted; `emailHere` is an email at one address. */
export type Subject = 'device' | 'emailHere' | 'email' | 'address' | 'userId';

type Limits = Partial<Record<Subject, RateLimit | RateLimit[]>>;

/** What is not named has no limit. */
export type RateLimits = Partial<Record<LimitedAction, Limits>>;

/** The absence of limits, for tests and load that come from one address; production refuses it. */
export const noRateLimits: RateLimits = {};
