import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessages } from '#core/errors/errors.ts';
import { costsPerHourOf, isFollowing } from '#core/hour/followed-costs.ts';
import { productDraft } from '#core/products/product-draft.ts';
import type { Product } from '#core/schemas/product.ts';
import { hasCode, isConnectionError } from '../../api/api-error.ts';
import { QueryPlaceholder } from '../../ui/notes/load-error.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { useKnownProduct } from '../products/stored/use-known-product.ts';
import { useUser } from '../session/user-context.ts';
import { BackToList } from './back-to-list.tsx';
import { DraftNotes } from './draft/draft-notes.tsx';
import { DraftWork } from './draft/draft-work.ts';
import { materialLimit } from './draft/material-limit.ts';
import { PricingForm } from './pricing-form.tsx';
import { existingProduct, newProduct } from './saving/save-product.ts';
import { TodayNotes } from './today/today-notes.tsx';

export function EditProduct({ id }: { readonly id: string }) {
  const { query, known } = useKnownProduct(id);
  const [isOpen, setOpen] = useState(false);
  // Read again every time: saving changes of an old state would be refused. Where no answer comes,
  // what the device knows is opened; its version guards the save.
  const isRead = query.isFetchedAfterMount || isConnectionError(query.failureReason);
  const isGone = hasCode(query.error, 'product_not_found');
  if (!isOpen && known && isRead && !isGone) setOpen(true);
  if (isOpen && known) return <EditForm product={known} />;
  if (isGone) {
    return <BackToList reason={errorMessages.product_not_found.detail} />;
  }
  return (
    <QueryPlaceholder query={query} failed="Não foi possível abrir a peça">
      <Waiting>Abrindo a peça…</Waiting>
    </QueryPlaceholder>
  );
}

function EditForm({ product }: { readonly product: Product }) {
  const user = useUser();
  const client = useQueryClient();
  const [{ work, target, asNew }] = useState(() => {
    const place = { userId: user.id, productId: product.id };
    const followsHours = isFollowing(product, costsPerHourOf(user.hourPlan));
    const draft = { ...productDraft(product), followsHours };
    const work = new DraftWork(place, { draft, version: product.updatedAt });
    return { work, target: existingProduct(work, product, client), asNew: newProduct(work) };
  });
  return (
    <PricingForm
      work={work}
      target={target}
      limit={materialLimit(user.plan, product.materials.length)}
      asNew={asNew}
      notes={
        <>
          <DraftNotes
            work={work}
            question="Tem certeza que deseja descartar o que foi digitado e voltar ao que está salvo?"
          />
          <TodayNotes work={work} product={product} />
        </>
      }
    />
  );
}
