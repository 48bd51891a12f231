export const promises = {
  /** Business days within which the support answers. */
  supportReplyDays: 7,
  /** The least time for which everything is stored after a paid plan ends. */
  dataRetentionDays: 30,
} as const;
