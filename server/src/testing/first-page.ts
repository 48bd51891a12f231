import { pageSize } from '#core/schemas/lists.ts';

/** What a call for a list without any parameters asks for. */
export const firstPage = {
  limit: pageSize.usual,
  after: undefined,
  search: '',
  profitability: undefined,
  order: 'newest',
  hourlyRate: 25,
} as const;
