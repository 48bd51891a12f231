import { useState } from 'react';
import { useUser } from '../session/user-context.ts';
import { openDraftWork } from './draft-work.ts';
import { materialLimit } from './material-limit.ts';
import { PricingForm } from './pricing-form.tsx';
import { ProductLimitNote } from './product-limit-note.tsx';
import { RestoredNote } from './restored-note.tsx';
import { newProduct } from './save-product.ts';
import { useDraftWork } from './use-draft-work.ts';
import { freshDraft, useFreshDefaults } from './use-fresh-draft.ts';
import { useProductLimit } from './use-product-limit.ts';

/** Prices a new product. */
export function NewProduct() {
  const user = useUser();
  const { work, restored, discard } = useDraftWork(() =>
    openDraftWork({ userId: user.id, productId: null }, { draft: freshDraft(user), version: null }),
  );
  useFreshDefaults(work, user);
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
          {reached && <ProductLimitNote />}
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
