import { queryOptions } from '@tanstack/react-query';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { answerOf, api } from '../../../api/client.ts';
import { catalogueKey } from '../stored/catalogue-query.ts';

/** What was paid for a material over time, the newest price first. Each of its versions has its own. */
export const paidPricesQuery = ({ id, updatedAt }: CatalogueMaterial) =>
  queryOptions({
    queryKey: [...catalogueKey, 'prices', id, updatedAt],
    queryFn: async ({ signal }) => {
      const call = api.materials[':id'].prices.$get({ param: { id } }, { init: { signal } });
      return (await answerOf(call)).prices;
    },
  });
