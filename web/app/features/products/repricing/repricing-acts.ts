import { v7 as uuidv7 } from 'uuid';
import type { RepricingInput, UndoneRepricing } from '#core/repricing/repricing-schemas.ts';
import { repricingTexts, repricingUndoneToast } from '#core/repricing/repricing-texts.ts';
import { actOn, type Stage, type Target } from '../../../acts/act.ts';
import { answerOf, api } from '../../../api/client.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { repricingsKey } from '../stored/dearer-query.ts';

/**
 * Makes the function that reprices products as they were shown; sending the same again repeats the
 * same repricing, so that a lost answer costs nothing.
 */
export function repricing() {
  let last = { content: '', key: '' };
  return (json: RepricingInput) => {
    const content = JSON.stringify(json);
    if (last.content !== content) last = { content, key: uuidv7() };
    return answerOf(api.repricings.$post({ json }, { headers: { 'Idempotency-Key': last.key } }));
  };
}

/** Takes a repricing back, of products that nobody has changed since. */
export const repricingUndo = (stage: Stage) =>
  actOn<Target, UndoneRepricing>(stage, {
    key: [...repricingsKey, 'undo'],
    send: ({ id }) => answerOf(api.repricings[':id'].undo.$post({ param: { id } })),
    onDone: () => void cachedProducts.reload(stage.client),
    done: repricingUndoneToast,
    failed: repricingTexts.undoFailed,
  });
