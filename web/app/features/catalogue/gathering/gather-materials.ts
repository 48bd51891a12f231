import type { QueryClient } from '@tanstack/react-query';
import { v7 as newId } from 'uuid';
import { gatheringTexts, gatheringUndoneToast } from '#core/catalogue/gathering-texts.ts';
import type { UndoneImport } from '#core/schemas/imports.ts';
import { actOn, type Stage, type Target } from '../../../acts/act.ts';
import { answerOf, api } from '../../../api/client.ts';
import { cachedProducts } from '../../products/stored/cached-products.ts';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';
import { gatheringKey } from './gathering-query.ts';

/**
 * Makes the function that gathers materials as they were shown; sending the same again repeats the same
 * act, so that a lost answer costs nothing.
 */
export function gathering() {
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
export async function reloadBoth(client: QueryClient): Promise<void> {
  await Promise.all([cachedCatalogue.reload(client), cachedProducts.reload(client)]);
}

/** Takes it back, as far as nobody has changed anything since. */
export const gatheringUndo = (stage: Stage) =>
  actOn<Target, UndoneImport>(stage, {
    key: [...gatheringKey, 'undo'],
    send: ({ id }) => answerOf(api.import[':id'].undo.$post({ param: { id } })),
    onDone: () => void reloadBoth(stage.client),
    done: gatheringUndoneToast,
    failed: gatheringTexts.undoFailed,
  });
