import type { QueryClient } from '@tanstack/react-query';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { CachedRows } from '../../../acts/cached-rows.ts';
import { dropRow, editPaged, putRow, type RowEdit, startOver } from '../../../acts/paged-rows.ts';
import { answerOf, api } from '../../../api/client.ts';
import { repricingsKey } from '../../products/stored/dearer-query.ts';
import { catalogueKey, catalogueQuery, foundMaterialsKey } from './catalogue-query.ts';

const { queryKey: listKey } = catalogueQuery;

export const cachedCatalogue: CachedRows<CatalogueMaterial> = {
  key: catalogueKey,
  notFound: 'catalogue_material_not_found',
  read: (id, signal) =>
    answerOf(api.materials[':id'].$get({ param: { id } }, { init: { signal } })),
  list: (client) => client.getQueryData(listKey)?.rows,
  put: (client, material) => change(client, putRow(material)),
  drop: (client, id) => change(client, dropRow(id)),
  async reload(client) {
    startOver(client, listKey);
    await Promise.all([
      client.invalidateQueries({ queryKey: catalogueKey }),
      client.invalidateQueries({ queryKey: repricingsKey }),
    ]);
  },
};

async function change(client: QueryClient, edit: RowEdit<CatalogueMaterial>): Promise<void> {
  const isWhole = editPaged(client, { list: listKey, found: foundMaterialsKey }, edit);
  await Promise.all([
    client.invalidateQueries({ queryKey: isWhole ? foundMaterialsKey : catalogueKey }),
    client.invalidateQueries({ queryKey: repricingsKey }),
  ]);
}
