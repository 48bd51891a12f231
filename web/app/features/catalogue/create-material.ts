import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogueMaterialInput } from '#core/schemas/catalogue.ts';
import { hasCode } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { showMaterial } from './cached-materials.ts';

interface NewMaterial {
  /** Becomes its id: however often it is sent, one material comes of it. */
  readonly id: string;
  readonly input: CatalogueMaterialInput;
}

/** Adds a material to the catalogue, or brings a deleted one back under its old id. */
export function useCreateMaterial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createOrUpdate,
    onSuccess: (material) => showMaterial(client, material),
  });
}

async function createOrUpdate({ id, input: json }: NewMaterial) {
  try {
    return await answerOf(api.materials.$post({ json }, { headers: { 'idempotency-key': id } }));
  } catch (error) {
    // An earlier try arrived although its answer did not, and the values were changed since.
    if (!hasCode(error, 'catalogue_already_stored')) throw error;
    return await answerOf(api.materials[':id'].$put({ param: { id }, json }));
  }
}
