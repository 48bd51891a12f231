import { type UseFormReturnType, useForm } from '@mantine/form';
import { createContext, useCallback, useContext, useMemo, useRef } from 'react';
import { productFields } from '#core/products/product-fields.ts';
import { readNumber } from '#core/typed/number-text.ts';
import { afterPress } from '../../../ui/browser/after-press.ts';
import { loadValidator } from '../draft/draft-errors.ts';
import type { PricingDraft } from '../draft/draft-rows.ts';
import type { ProductWork } from '../draft/product-work.ts';

export type PricingForm = UseFormReturnType<PricingDraft>;

/** What the fields need of the form: the same for as long as it is on the screen. */
interface FieldAccess extends Pick<PricingForm, 'setFieldValue' | 'useWatchValue'> {
  readonly addNote: (note: string) => void;
}

export const FieldAccessContext = createContext<FieldAccess | null>(null);
export const ErrorsContext = createContext<PricingForm['errors']>({});

/** The form's state. Typing renders nothing by itself: each field subscribes to its own value. */
export function usePricingForm(work: ProductWork) {
  const onValuesChange = useCallback(
    (values: PricingDraft) => {
      work.type(values);
      void loadValidator();
    },
    [work],
  );
  const form = useForm<PricingDraft>({
    mode: 'uncontrolled',
    initialValues: work.shown().draft,
    onValuesChange,
    // Rows that were pasted reach their fields.
    cascadeUpdates: true,
  });
  // Changes by the press under way, such as that on 'Salvar': it may leave the screen before a note
  // beside the field is seen.
  const notes = useRef<readonly string[]>([]);
  const { setFieldValue, useWatchValue } = form;
  const access = useMemo(
    () => ({
      setFieldValue,
      useWatchValue,
      addNote: (note: string) => {
        notes.current = [...notes.current, note];
        afterPress(() => {
          notes.current = [];
        });
      },
    }),
    [setFieldValue, useWatchValue],
  );
  const unseenNotes = () => {
    // On some phones a tap leaves the cursor in its field, whose change would go unsaid.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    return notes.current;
  };
  return { form, access, unseenNotes };
}

/** The props of a text field; its path is also its id. */
export function useField(path: string) {
  const { value, set } = useFieldValue<string>(path);
  const error = useContext(ErrorsContext)[path];
  return { id: path, value: value ?? '', error, onChange: set };
}

export function useFieldValue<T>(path: string) {
  const { setFieldValue, useWatchValue } = useFieldAccess();
  const value = useWatchValue(path) as T | undefined;
  const set = useCallback(
    (typed: T) => setFieldValue(path, typed as never, { forceUpdate: false }),
    [setFieldValue, path],
  );
  return { value, set };
}

/** Puts a value into the form and into the fields that show it. */
export const useSetField = () => useFieldAccess().setFieldValue;

/** How many pieces the batch makes, as typed so far. */
export function usePieces(): number {
  const { value = '' } = useFieldValue<string>('batchSize');
  return Math.max(readNumber(productFields.batchSize, value), 1);
}

/** The props of a number's field, whose changes on leaving it are never silent. */
export function useNumberField(path: string, label: string) {
  const { addNote } = useFieldAccess();
  const onNote = useCallback((note: string) => addNote(`${label}: ${note}`), [addNote, label]);
  return { ...useField(path), onNote };
}

function useFieldAccess(): FieldAccess {
  const access = useContext(FieldAccessContext);
  if (!access) throw new Error('a field outside of the pricing form');
  return access;
}
