/** Something was stored by a version of the product that knows more than this one. */
export class NewerError extends Error {
  /** @param field that this version does not know */
  constructor(field: string) {
    super(`kept by a newer version: ${field}`);
    this.name = 'NewerError';
  }
}
