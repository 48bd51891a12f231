import { useCallback, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { isOutage, isSignedOut, messageOf } from '../../api/api-error.ts';
import { toast } from '../../ui/toast.tsx';
import { useDuplicateMaterial } from './duplicate-material.ts';

const failed = errorMessages.catalogue_duplicate_failed.detail;

/** Copies materials, each once at a time, and says how it went. */
export function useDuplicate() {
  const { mutateAsync } = useDuplicateMaterial();
  /** The copy's id of every duplication that has no answer yet, under way or not. */
  const copies = useRef(new Map<string, string>());
  const busy = useRef(new Set<string>());
  const [shown, setShown] = useState<ReadonlySet<string>>(busy.current);

  const duplicate = useCallback(
    async ({ id }: CatalogueMaterial) => {
      if (busy.current.has(id)) return;
      const copyId = copies.current.get(id) ?? uuidv7();
      copies.current.set(id, copyId);
      busy.current.add(id);
      setShown(new Set(busy.current));
      try {
        await mutateAsync({ id, copyId });
        copies.current.delete(id);
        toast.success(toasts.catalogueMaterialDuplicated);
      } catch (error) {
        // Without an answer the copy may exist: the next try asks for the same one.
        if (!isOutage(error)) copies.current.delete(id);
        if (!isSignedOut(error)) toast.error(failed, messageOf(error));
      } finally {
        busy.current.delete(id);
        setShown(new Set(busy.current));
      }
    },
    [mutateAsync],
  );
  return { duplicate, duplicating: shown };
}
