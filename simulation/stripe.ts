import type Stripe from 'stripe';

/** The texts that are named one by one; the library's lists end with any text at all. */
type Named<T> = T extends string ? (string extends T ? never : T) : never;
type Text<T extends string> = [Named<T>] extends [never] ? T : Named<T>;

/** Some fields of one of Stripe's objects: each is there, and of its type, and a named value. */
export type Excerpt<T> =
  | ([Extract<T, string>] extends [never] ? never : Text<Extract<T, string>>)
  | Part<Exclude<T, string>>;

type Part<T> = T extends readonly (infer E)[]
  ? Excerpt<E>[]
  : T extends object
    ? { [K in keyof T]?: Excerpt<T[K]> }
    : T;

export type EventType = Stripe.Event['type'];

/** The event of this type. */
export type EventOf<T extends EventType> = Extract<Stripe.Event, { type: T }>;
