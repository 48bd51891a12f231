import type { QueryClient } from '@tanstack/react-query';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { type CachedRows, editCached, withoutRow, withRow } from '../../../acts/cached-rows.ts';
import { answerOf, api } from '../../../api/client.ts';
import { catalogueQuery } from './catalogue-query.ts';

const { queryKey } = catalogueQuery;

interface MaterialListData {
  readonly materials: readonly CatalogueMaterial[];
}

export const cachedCatalogue: CachedRows<CatalogueMaterial> = {
  key: queryKey,
  notFound: 'catalogue_material_not_found',
  read: (id, signal) =>
    answerOf(api.materials[':id'].$get({ param: { id } }, { init: { signal } })),
  list: (client) => client.getQueryData(queryKey)?.materials,
  put: (client, material) => change(client, (materials) => withRow(materials, material)),
  drop: (client, id) => change(client, (materials) => withoutRow(materials, id)),
  reload: (client) => client.invalidateQueries({ queryKey }),
};

async function change(
  client: QueryClient,
  edit: (materials: readonly CatalogueMaterial[]) => CatalogueMaterial[],
): Promise<void> {
  const isFresh = editCached<MaterialListData>(client, queryKey, ({ materials }) => ({
    materials: edit(materials),
  }));
  if (!isFresh) await cachedCatalogue.reload(client);
}
