import { useState } from 'react';
import { Callout } from '../../ui/notes/callout.tsx';
import { NewerDraftNote } from '../session/newer-draft-note.tsx';
import { trialStorage } from '../session/trial.ts';
import { useUser } from '../session/user-context.ts';
import { openDraftWork } from './draft/draft-work.ts';
import { freshDraft } from './draft/fresh-draft.ts';
import { materialLimit } from './draft/material-limit.ts';
import { RestoredNote } from './draft/restored-draft-note.tsx';
import { takeOverTrial } from './draft/take-over-trial.ts';
import { useDraftWork } from './draft/use-draft-work.ts';
import { useFreshDefaults } from './draft/use-fresh-defaults.ts';
import { PricingForm } from './pricing-form.tsx';
import { ProductLimitNote } from './saving/product-limit-note.tsx';
import { newProduct } from './saving/save-product.ts';
import { useProductLimit } from './saving/use-product-limit.ts';
import { TemplateStart } from './templates/template-start.tsx';
import { useTemplateBack } from './templates/use-template-back.ts';

/** Prices a new product. */
export function NewProduct() {
  const user = useUser();
  const { work, restored, discard } = useDraftWork(() => {
    takeOverTrial(user);
    const place = { userId: user.id, productId: null };
    return openDraftWork(place, { draft: freshDraft(user), version: null });
  });
  useFreshDefaults(work, user);
  const [trialWaits] = useState(trialStorage.isStored);
  // The form starts afresh with a template, and its notes with it.
  const [hint, setHint] = useState<string | null>(null);
  const offerBack = useTemplateBack(work);
  const [target] = useState(() => newProduct(work));
  const { reached, warnAfterSave } = useProductLimit(user.plan);
  return (
    <PricingForm
      work={work}
      target={target}
      limit={materialLimit(user.plan, 0)}
      onSaved={warnAfterSave}
      notes={
        <>
          <TemplateStart work={work} hint={hint} onHint={setHint} onReplace={offerBack} />
          {reached !== null && <ProductLimitNote count={reached} />}
          {trialWaits && (
            <Callout kind="info">
              O preço que você fez na página inicial continua guardado. Ele aparece na próxima vez
              que você abrir a calculadora, depois de salvar ou descartar este rascunho.
            </Callout>
          )}
          {work.holdsNewer && <NewerDraftNote />}
          {restored && (
            <RestoredNote
              question="Tem certeza que deseja descartar o que foi digitado e começar do zero?"
              onDiscard={discard}
            />
          )}
        </>
      }
    />
  );
}
