import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import {
  lossTodayNote,
  rateTakenToast,
  repricingTexts,
  rowsPricedToast,
} from '#core/pricing/repricing-texts.ts';
import { productFields } from '#core/products/fields.ts';
import { numberText, readNumber } from '#core/products/number-text.ts';
import type { Product } from '#core/schemas/product.ts';
import { rateChangedNote } from '#core/text/labels.ts';
import { ActNote } from '../../../ui/notes/act-note.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { catalogueQuery } from '../../catalogue/stored/catalogue-query.ts';
import { useUser } from '../../session/user-context.ts';
import type { DraftWork } from '../draft/draft-work.ts';
import { useSetField } from '../form/use-pricing-form.ts';
import { profitToday, rowsOfToday, rowsTakenBack } from './rows-of-today.ts';

interface TodayNotesProps {
  readonly work: DraftWork;
  readonly product: Product;
}

/** Says which prices of the product are old, and puts those of today into the fields. */
export function TodayNotes(props: TodayNotesProps) {
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
function useDraft(work: DraftWork) {
  return useDeferredValue(useSyncExternalStore(work.subscribe, () => work.shown().draft));
}
