import { useCallback, useEffect, useRef, useState } from 'react';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';

/** A dialog and the material it is, or was last, about; null stands for a new one. */
interface Shown {
  readonly opened: boolean;
  readonly material: CatalogueMaterial | null;
}

const nothing: Shown = { opened: false, material: null };
const close = (shown: Shown): Shown => ({ ...shown, opened: false });

/** Which dialog of the catalogue is open, and where the focus goes once it is closed. */
export function useDialogs() {
  const [edited, setEdited] = useState(nothing);
  const [deleted, setDeleted] = useState(nothing);
  const [priced, setPriced] = useState(nothing);
  const next = useRef<HTMLElement | null>(null);

  // The dialogs return the focus to what opened them. That may be about to disappear.
  const open = edited.opened || deleted.opened;
  useEffect(() => {
    if (open) return;
    next.current?.focus({ preventScroll: true });
    next.current = null;
  }, [open]);

  return {
    edited,
    deleted,
    /** The material whose paid prices are shown. */
    priced,
    create: useCallback(() => setEdited({ opened: true, material: null }), []),
    edit: useCallback((material: CatalogueMaterial) => setEdited({ opened: true, material }), []),
    remove: useCallback(
      (material: CatalogueMaterial) => setDeleted({ opened: true, material }),
      [],
    ),
    showPrices: useCallback(
      (material: CatalogueMaterial) => setPriced({ opened: true, material }),
      [],
    ),
    closePrices: () => setPriced(close),
    /** @param focus what has the focus then, if not what opened the dialog */
    closeEdited: (focus: HTMLElement | null = null) => {
      next.current = focus;
      setEdited(close);
    },
    closeDeleted: (focus: HTMLElement | null = null) => {
      next.current = focus;
      setDeleted(close);
    },
  };
}
