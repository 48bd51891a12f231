import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { showMaterial } from './cached-materials.ts';

interface Duplication {
  readonly id: string;
  /** The copy's id: however often it is asked for, there is one copy. */
  readonly copyId: string;
}

export function useDuplicateMaterial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, copyId }: Duplication) =>
      answerOf(
        api.materials[':id'].duplicate.$post(
          { param: { id } },
          { headers: { 'idempotency-key': copyId } },
        ),
      ),
    onSuccess: (copy) => showMaterial(client, copy),
  });
}
