import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { errorMessages } from '#core/errors/errors.ts';
import { defaultHourlyRate } from '#core/hour/hourly-rate-field.ts';
import { rateChangedNote } from '#core/pricing/price-notes.ts';
import { costsPerHourOf, isFollowing } from '#core/product-draft/followed-costs.ts';
import { productDraft } from '#core/product-draft/product-draft.ts';
import { detailWords } from '#core/products/list-texts.ts';
import { productFields } from '#core/products/product-fields.ts';
import type { Product } from '#core/products/product-schemas.ts';
import {
  lossTodayNote,
  rateTakenToast,
  repricingTexts,
  rowsPricedToast,
} from '#core/repricing/repricing-texts.ts';
import { numberText, readNumber } from '#core/typed/number-text.ts';
import { hasCode, isConnectionError } from '../../api/api-error.ts';
import { ActNote } from '../../ui/notes/act-note.tsx';
import { QueryPlaceholder } from '../../ui/notes/load-error.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { catalogueQuery } from '../catalogue/stored/catalogue-query.ts';
import { useKnownProduct } from '../products/stored/use-known-product.ts';
import { useUser } from '../session/user-context.ts';
import { DraftNotes } from './draft/draft-notes.tsx';
import { materialLimit } from './draft/material-limit.ts';
import { ProductWork } from './draft/product-work.ts';
import { useSetField } from './form/use-pricing-form.ts';
import { PricingForm } from './pricing-form.tsx';
import { profitToday, rowsOfToday, rowsTakenBack } from './rows-of-today.ts';
import { existingProduct, newProduct } from './saving/save-product.ts';

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
    <QueryPlaceholder query={query} failed={detailWords.failed}>
      <Waiting>{detailWords.loading}</Waiting>
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
    const work = new ProductWork(place, { draft, version: product.updatedAt });
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

interface TodayNotesProps {
  readonly work: ProductWork;
  readonly product: Product;
}

/** Says which prices of the product are old, and puts those of today into the fields. */
function TodayNotes(props: TodayNotesProps) {
  const offers = useRef<readonly (() => void)[]>([]);
  useEffect(
    () => () => {
      for (const withdraw of offers.current) withdraw();
    },
    [],
  );
  const offer = (message: string, undo: () => void) => {
    offers.current = [...offers.current, toast.undoable(message, undo)];
  };
  return (
    <>
      <MaterialsNote {...props} offer={offer} />
      <RateNote {...props} offer={offer} />
    </>
  );
}

interface NoteProps extends TodayNotesProps {
  readonly offer: (message: string, undo: () => void) => void;
}

function MaterialsNote({ work, offer }: NoteProps) {
  const set = useSetField();
  const draft = useDraft(work);
  const linked = draft.materials.some(({ materialId }) => materialId !== '');
  const { data: catalogue } = useQuery({ ...catalogueQuery, enabled: linked });
  if (!linked || !catalogue || !rowsOfToday(draft, catalogue.rows).dearer) return null;
  const take = () => {
    const before = work.shown().draft;
    const { rows, changed } = rowsOfToday(before, catalogue.rows);
    set('materials', [...rows]);
    offer(rowsPricedToast(changed), () =>
      set('materials', [...rowsTakenBack(work.shown().draft.materials, before.materials, rows)]),
    );
  };
  return (
    <ActNote act={repricingTexts.update} onPress={take}>
      {repricingTexts.oldPrices}
    </ActNote>
  );
}

const { hourlyRate: field } = productFields;

function RateNote({ work, product, offer }: NoteProps) {
  const set = useSetField();
  const today = useUser().hourlyRate || defaultHourlyRate;
  const draft = useDraft(work);
  const rate = readNumber(field, draft.hourlyRate);
  // A rate that was chosen here stays.
  if (rate !== product.hourlyRate || rate === today) return null;
  const take = () => {
    const [before, after] = [work.shown().draft.hourlyRate, numberText(field, today)];
    set('hourlyRate', after);
    offer(rateTakenToast, () => {
      if (work.shown().draft.hourlyRate === after) set('hourlyRate', before);
    });
  };
  const loss = lossTodayNote(profitToday(draft, today));
  return (
    <ActNote act={repricingTexts.recalculate} onPress={take}>
      {rateChangedNote(product.hourlyRate, today)}
      {loss && `. ${loss}`}
    </ActNote>
  );
}

/** What was typed so far, a little later where there is more to do. */
function useDraft(work: ProductWork) {
  return useDeferredValue(useSyncExternalStore(work.subscribe, () => work.shown().draft));
}

/** Leads to the products and says why. */
export function BackToList({ reason }: { readonly reason: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(reason);
    void navigate('/products', { replace: true });
  }, [reason, navigate]);
  return null;
}
