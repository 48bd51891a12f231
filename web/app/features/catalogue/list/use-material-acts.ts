import { useQueryClient } from '@tanstack/react-query';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { useDeletion } from '../../../acts/use-deletion.ts';
import { useDuplication } from '../../../acts/use-duplication.ts';
import { answerOf, api } from '../../../api/client.ts';
import { cachedMaterials } from '../stored/cached-materials.ts';

export function useDeleteMaterial() {
  return useDeletion({
    rows: cachedMaterials,
    remove: (id) => answerOf(api.materials[':id'].$delete({ param: { id } })),
    restore: (id) => answerOf(api.materials[':id'].restore.$post({ param: { id } })),
    done: toasts.catalogueMaterialDeleted,
    failed: errorMessages.product_delete_failed.detail,
  });
}

export const materialCopying = [...cachedMaterials.key, 'duplicate'];

export function useDuplicateMaterial() {
  const client = useQueryClient();
  return useDuplication<CatalogueMaterial>({
    key: materialCopying,
    send: ({ id, copyId }) =>
      answerOf(
        api.materials[':id'].duplicate.$post(
          { param: { id } },
          { headers: { 'Idempotency-Key': copyId } },
        ),
      ),
    onDone: (copy) => void cachedMaterials.put(client, copy),
    done: toasts.catalogueMaterialDuplicated,
    failed: errorMessages.catalogue_duplicate_failed.detail,
  });
}
