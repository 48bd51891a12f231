/** What an hour counts, in R$, for a user who has set nothing. */
export const defaultHourlyRate = 25;
