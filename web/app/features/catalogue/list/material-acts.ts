import { errorMessages } from '#core/errors/errors.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { toasts } from '#core/text/toasts.ts';
import type { Stage } from '../../../acts/act.ts';
import { actOnce } from '../../../acts/act-once.ts';
import { deletionOn } from '../../../acts/deletion.ts';
import { answerOf, api } from '../../../api/client.ts';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';

export const materialDeletion = (stage: Stage) =>
  deletionOn(stage, {
    rows: cachedCatalogue,
    remove: (id) => answerOf(api.materials[':id'].$delete({ param: { id } })),
    restore: (id) => answerOf(api.materials[':id'].restore.$post({ param: { id } })),
    done: toasts.catalogueMaterialDeleted,
    failed: errorMessages.product_delete_failed.detail,
  });

export const materialCopying = [...cachedCatalogue.key, 'duplicate'];

export const materialDuplication = (stage: Stage) =>
  actOnce<CatalogueMaterial>(stage, {
    key: materialCopying,
    send: ({ id }, once) => answerOf(api.materials[':id'].duplicate.$post({ param: { id } }, once)),
    onDone: (copy) => void cachedCatalogue.put(stage.client, copy),
    done: toasts.catalogueMaterialDuplicated,
    failed: errorMessages.catalogue_duplicate_failed.detail,
  });
