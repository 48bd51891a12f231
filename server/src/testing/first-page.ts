import { pageSize } from '#core/schemas/list-queries.ts';

export const firstPage = {
  limit: pageSize.usual,
  after: undefined,
  search: '',
  profitability: undefined,
  order: 'newest',
  hourlyRate: 25,
} as const;
