/** Every query about the stock begins with it. */
export const stockKey = ['stock'] as const;
