import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { MaterialVersion, ProductVersion } from '#core/history/history-schemas.ts';
import type { HistoryKind } from '#core/kinds/kinds.ts';
import { pageOf } from '../../acts/paged-rows.ts';
import { answerOf, api } from '../../api/client.ts';

export interface HistoryOf {
  readonly kind: HistoryKind;
  readonly id: string;
}

const callsOf = { product: api.products[':id'].history, material: api.materials[':id'].history };

const historyKey = ({ kind, id }: HistoryOf) => ['history', kind, id] as const;

/** The versions of a row, newest first. */
export const historyQuery = (of: HistoryOf) =>
  infiniteQueryOptions({
    queryKey: [...historyKey(of), 'versions'],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: '20', ...(pageParam && { cursor: pageParam }) };
      const param = { id: of.id };
      return pageOf(callsOf[of.kind].$get({ param, query }, { init: { signal } }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    // The newest version may be a moment old.
    gcTime: 0,
  });

/** The number of versions and whether they may be read, for plans that do not show them. */
export const historyCountQuery = (of: HistoryOf) =>
  queryOptions({
    queryKey: [...historyKey(of), 'count'],
    queryFn: ({ signal }) =>
      answerOf(callsOf[of.kind].count.$get({ param: { id: of.id } }, { init: { signal } })),
  });

/** A version never changes. */
export const versionQuery = (of: HistoryOf, version: number) =>
  queryOptions({
    queryKey: [...historyKey(of), 'version', version],
    queryFn: ({ signal }): Promise<ProductVersion | MaterialVersion> => {
      const param = { id: of.id, version: String(version) };
      return of.kind === 'product'
        ? answerOf(api.products[':id'].history[':version'].$get({ param }, { init: { signal } }))
        : answerOf(api.materials[':id'].history[':version'].$get({ param }, { init: { signal } }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
