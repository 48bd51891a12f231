import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { hideMaterial } from './cached-materials.ts';

/** Deletes a material of the catalogue; one that is gone already counts as deleted. */
export function useDeleteMaterial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await answerOf(api.materials[':id'].$delete({ param: { id } }));
      } catch (error) {
        if (!hasCode(error, 'catalogue_material_not_found')) throw error;
      }
    },
    onSuccess: (_, id) => hideMaterial(client, id),
  });
}
