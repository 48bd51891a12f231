import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import type { GatheredMaterial } from '#core/catalogue/gathering-schemas.ts';
import {
  gatheredToast,
  gatheringTexts,
  gatheringUndoneToast,
} from '#core/catalogue/gathering-texts.ts';
import type { UndoneImport } from '#core/workshop/undone-import.ts';
import { actOn, type Stage, type Target } from '../../../acts/act.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { ApiError } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { cachedProducts } from '../../products/stored/cached-products.ts';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';
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
  const restart = () => accept.isError && accept.reset();
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
      restart();
    },
    choosePrice: (material: GatheredMaterial, row: string) => {
      setPrices(new Map(prices).set(keyOf(material), row));
      restart();
    },
    accept: () => accept.mutate(wanted.flatMap((material) => offerOf(material)?.row ?? [])),
    accepting: accept.isPending,
    error: accept.error,
  };
}

/** Two may have one name: one of them is in the catalogue, as it is written there. */
const keyOf = ({ name, known }: GatheredMaterial) => `${known?.name ?? ''}\n${name}`;

const isChanged = (error: unknown) => error instanceof ApiError && error.status === 412;

/**
 * Makes the function that gathers materials as they were shown; sending the same again repeats the same
 * act, so that a lost answer costs nothing.
 */
function gathering() {
  let last = { content: '', key: '' };
  return (rows: string[]) => {
    const content = rows.join();
    if (last.content !== content) last = { content, key: newId() };
    return answerOf(
      api.materials['from-products'].$post(
        { json: { rows } },
        { headers: { 'Idempotency-Key': last.key } },
      ),
    );
  };
}

/** Lets the catalogue and the products be read again. */
async function reloadBoth(client: QueryClient): Promise<void> {
  await Promise.all([cachedCatalogue.reload(client), cachedProducts.reload(client)]);
}

/** Takes it back, as far as nobody has changed anything since. */
const gatheringUndo = (stage: Stage) =>
  actOn<Target, UndoneImport>(stage, {
    key: [...gatheringKey, 'undo'],
    send: ({ id }) => answerOf(api.import[':id'].undo.$post({ param: { id } })),
    onDone: () => void reloadBoth(stage.client),
    done: gatheringUndoneToast,
    failed: gatheringTexts.undoFailed,
  });
