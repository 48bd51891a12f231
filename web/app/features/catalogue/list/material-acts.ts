import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { catalogueToasts } from '#core/catalogue/catalogue-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { actOnce, type Stage } from '../../../acts/act.ts';
import { deletionOn } from '../../../acts/deletion.ts';
import { answerOf, api } from '../../../api/client.ts';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';

export const materialDeletion = (stage: Stage) =>
  deletionOn(stage, {
    rows: cachedCatalogue,
    remove: (id) => answerOf(api.materials[':id'].$delete({ param: { id } })),
    restore: (id) => answerOf(api.materials[':id'].restore.$post({ param: { id } })),
    done: catalogueToasts.deleted,
    failed: errorMessages.product_delete_failed.detail,
  });

export const materialCopying = [...cachedCatalogue.key, 'duplicate'];

export const materialDuplication = (stage: Stage) =>
  actOnce<CatalogueMaterial>(stage, {
    key: materialCopying,
    send: ({ id }, once) => answerOf(api.materials[':id'].duplicate.$post({ param: { id } }, once)),
    onDone: (copy) => void cachedCatalogue.put(stage.client, copy),
    done: catalogueToasts.duplicated,
    failed: errorMessages.catalogue_duplicate_failed.detail,
  });
