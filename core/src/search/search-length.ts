/** The longest search, in UTF-16 code units. */
export const maxSearchLength = 200;
