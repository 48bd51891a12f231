import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { onDevice } from '../../../kept/kept.ts';

export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) =>
      answerOf(api.products[':id'].$get({ param: { id } }, { init: { signal } })),
    ...onDevice,
  });
}
