/** The key of every mutation by which the user ends this session on purpose. */
export const leaving = ['leaving'] as const;
