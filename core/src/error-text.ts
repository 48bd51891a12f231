export interface ErrorText {
  readonly title: string;
  readonly detail: string;
}

/** Errors that share a title, by their codes. */
export const titled = <Code extends string>(
  title: string,
  details: Readonly<Record<Code, string>>,
): Readonly<Record<Code, ErrorText>> =>
  Object.fromEntries(
    Object.entries<string>(details).map(([code, detail]) => [code, { title, detail }]),
  ) as Record<Code, ErrorText>;

export const notCompleted = 'Não foi possível concluir';
