/** A text that is written in the code; `never` for one that is put together from values. */
export type Constant<Text extends string> =
  Record<never, never> extends Record<Text, unknown> ? never : Text;

/**
 * An error of this product. Its message is a constant, which its type sees to, so that the log may have
 * it: those of drivers hold values, and values are somebody's data.
 */
export class OwnError<Text extends string = string> extends Error {
  constructor(message: Text & Constant<Text>, options?: ErrorOptions) {
    super(message, options);
  }
}
