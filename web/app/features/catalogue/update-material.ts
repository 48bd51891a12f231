import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogueMaterialInput } from '#core/schemas/catalogue.ts';
import { answerOf, api } from '../../api/client.ts';
import { showMaterial } from './cached-materials.ts';

export function useUpdateMaterial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      id,
      input: json,
    }: {
      readonly id: string;
      readonly input: CatalogueMaterialInput;
    }) => answerOf(api.materials[':id'].$put({ param: { id }, json })),
    onSuccess: (material) => showMaterial(client, material),
  });
}
