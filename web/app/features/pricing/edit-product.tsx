import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessages } from '#core/errors/errors.ts';
import { productDraft } from '#core/products/product-draft.ts';
import type { Product } from '#core/schemas/product.ts';
import { hasCode } from '../../api/api-error.ts';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { productQuery } from '../products/stored/product-query.ts';
import { NewerDraftNote } from '../session/newer-draft-note.tsx';
import { useUser } from '../session/user-context.ts';
import { BackToList } from './back-to-list.tsx';
import { openDraftWork } from './draft/draft-work.ts';
import { materialLimit } from './draft/material-limit.ts';
import { RestoredNote } from './draft/restored-draft-note.tsx';
import { useDraftWork } from './draft/use-draft-work.ts';
import { PricingForm } from './pricing-form.tsx';
import { existingProduct, newProduct } from './saving/save-product.ts';
import { TodayNotes } from './today/today-notes.tsx';

/** Changes a product that exists, or says why it cannot be changed. */
export function EditProduct({ id }: { readonly id: string }) {
  // Read afresh every time: changing an old state would end in a refusal on saving.
  const { data, error, isFetching, refetch } = useQuery({ ...productQuery(id), gcTime: 0 });
  if (data) return <EditForm product={data} />;
  if (hasCode(error, 'product_not_found')) {
    return <BackToList reason={errorMessages.product_not_found.detail} />;
  }
  if (error) {
    return (
      <LoadError
        title="Não foi possível abrir o produto"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return <Waiting>Abrindo o produto…</Waiting>;
}

function EditForm({ product }: { readonly product: Product }) {
  const user = useUser();
  const client = useQueryClient();
  const { work, restored, discard } = useDraftWork(() =>
    openDraftWork(
      { userId: user.id, productId: product.id },
      { draft: productDraft(product), version: product.updatedAt },
    ),
  );
  const [{ target, asNew }] = useState(() => ({
    target: existingProduct(work, product, client),
    asNew: newProduct(work),
  }));
  return (
    <PricingForm
      work={work}
      target={target}
      limit={materialLimit(user.plan, product.materials.length)}
      asNew={asNew}
      notes={
        <>
          {work.holdsNewer && <NewerDraftNote />}
          {restored && (
            <RestoredNote
              question="Tem certeza que deseja descartar o que foi digitado e voltar ao que está salvo?"
              onDiscard={discard}
            />
          )}
          <TodayNotes work={work} product={product} />
        </>
      }
    />
  );
}
