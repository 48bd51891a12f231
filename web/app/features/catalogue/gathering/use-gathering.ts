import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gatheredToast } from '#core/catalogue/gathering-texts.ts';
import type { GatheredMaterial } from '#core/schemas/gathered.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { ApiError } from '../../../api/api-error.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { gathering, gatheringUndo, reloadBoth } from './gather-materials.ts';
import { gatheringKey, gatheringQuery } from './gathering-query.ts';

/** What is gathered, which of it is wanted, and at which price. @param onDone it is in the catalogue */
export function useGathering(onDone: () => void) {
  const client = useQueryClient();
  const query = useQuery(gatheringQuery);
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set());
  const [prices, setPrices] = useState<ReadonlyMap<string, string>>(new Map());
  const [send] = useState(gathering);
  const undo = useAct(gatheringUndo);
  const accept = useMutation({
    mutationKey: [...gatheringKey, 'accept'],
    mutationFn: send,
    onSuccess: (done) => {
      void reloadBoth(client);
      onDone();
      toast.undoable(gatheredToast(done), () => undo({ id: done.id }));
    },
    // Nothing was written: what there is now is shown instead.
    onError: (failure) => void (isChanged(failure) && reloadBoth(client)),
  });

  const materials = query.data?.materials ?? [];
  const offerOf = (material: GatheredMaterial) =>
    material.offers.find(({ row }) => row === prices.get(keyOf(material))) ?? material.offers[0];
  const isWanted = (material: GatheredMaterial) => !unwanted.has(keyOf(material));
  const wanted = materials.filter(isWanted);
  // A failure is about what was chosen then.
  const anew = () => accept.isError && accept.reset();
  return {
    query,
    materials,
    wanted,
    isWanted,
    offerOf,
    want: (some: readonly GatheredMaterial[], isOn: boolean) => {
      const rest = new Set(unwanted);
      for (const material of some) {
        if (isOn) rest.delete(keyOf(material));
        else rest.add(keyOf(material));
      }
      setUnwanted(rest);
      anew();
    },
    choosePrice: (material: GatheredMaterial, row: string) => {
      setPrices(new Map(prices).set(keyOf(material), row));
      anew();
    },
    accept: () => accept.mutate(wanted.flatMap((material) => offerOf(material)?.row ?? [])),
    accepting: accept.isPending,
    error: accept.error,
  };
}

/** Two may have one name: one of them is in the catalogue, as it is written there. */
const keyOf = ({ name, known }: GatheredMaterial) => `${known?.name ?? ''}\n${name}`;

const isChanged = (error: unknown) => error instanceof ApiError && error.status === 412;
