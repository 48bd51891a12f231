import { useDrag, useMergedRef } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { afterPress } from '../browser/after-press.ts';
import { classList, toneClass } from '../look/tones.ts';
import { VisuallyHidden } from '../look/visually-hidden.tsx';
import { type ShownToast, toastStore } from './toast-store.ts';
import classes from './toasts.module.css';

const signs = {
  good: IconCheck,
  warn: IconAlertTriangle,
  bad: IconAlertTriangle,
  info: IconInfoCircle,
};

export function Toasts() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.all, toastStore.all).at(-1);
  const heard = useSyncExternalStore(toastStore.subscribe, toastStore.heard, toastStore.heard);
  const place = useRef<HTMLDivElement>(null);
  useScreenChange();
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener('click', toastStore.pressed, { capture: true, signal });
    // The browser's own way back, where it tells that from a script's.
    const goesOn = (event: NavigateEvent) => event.userInitiated && toastStore.pressed();
    window.navigation?.addEventListener('navigate', goesOn, { signal });
    document.addEventListener('keydown', takeBack, { signal });
    return () => over.abort();
  }, []);
  // Each is measured again: it may have another height.
  const id = shown?.id;
  useEffect(() => {
    if (id !== undefined && place.current) return followPlace(place.current);
  }, [id]);
  return createPortal(
    <div ref={place} className={classes.place} data-toasts>
      {shown && <Toast key={shown.id} toast={shown} />}
      {heard && (
        <div key={heard.id} role="status">
          <VisuallyHidden>{heard.message}</VisuallyHidden>
        </div>
      )}
    </div>,
    document.body,
  );
}

function useScreenChange(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    toastStore.screenChanged();
  }, [pathname]);
}

/** A message with a button may be many presses of Tab away. In fields it belongs to what was typed. */
function takeBack(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!isUndo || event.key.toLowerCase() !== 'z' || isBusy(event.target)) return;
  const newest = toastStore.all().findLast(({ offer, leaving }) => offer?.byKey && !leaving);
  if (!newest) return;
  event.preventDefault();
  toastStore.take(newest.id);
}

/** Something is typed, or a dialog in the way asks something else. */
const isBusy = (target: EventTarget | null) =>
  (target instanceof Element && target.matches('input, textarea, select')) ||
  document.querySelector('dialog[open]') !== null;

function Toast({ toast }: { readonly toast: ShownToast }) {
  const { id, kind, message, reason, offer, leaving } = toast;
  const element = useRef<HTMLDivElement>(null);
  const { ref, offset, dragged } = useSwipe(element, () => toastStore.close(id));
  useTime(element, toast);
  const Sign = signs[kind];
  return (
    <div
      ref={ref}
      role="alert"
      className={classList(classes.toast, toneClass(kind))}
      data-leaving={leaving || undefined}
      data-dragged={dragged || undefined}
      style={{ '--offset': `${offset}px` }}
      onKeyDown={({ key }) => key === 'Escape' && toastStore.close(id)}
    >
      <Sign size={20} aria-hidden />
      <div className={classes.message}>
        {message}
        {reason && <div className={classes.reason}>{reason}</div>}
      </div>
      {offer && (
        <button
          type="button"
          className={classes.act}
          aria-keyshortcuts={offer.byKey ? 'Control+Z' : undefined}
          title={offer.byKey ? 'Ctrl+Z' : undefined}
          onClick={() => toastStore.take(id)}
        >
          {offer.label}
        </button>
      )}
      {toast.stays === null && (
        <button
          type="button"
          className={classes.close}
          aria-label="Fechar aviso"
          onClick={() => toastStore.close(id)}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}

/** What is pointed at or focused stays, and what lies behind a dialog has not been seen yet. */
function useTime(element: React.RefObject<HTMLElement | null>, { id, stays }: ShownToast): void {
  useEffect(() => {
    if (stays === null) return;
    let since = Date.now();
    const isHeld = () =>
      element.current?.matches(':hover, :focus-within') || document.querySelector('dialog[open]');
    const timer = setInterval(() => {
      if (isHeld()) since = Date.now();
      else if (Date.now() - since >= stays) toastStore.close(id);
    }, 250);
    return () => clearInterval(timer);
  }, [element, id, stays]);
}

/** Swiped to the side, far or fast enough, it goes. */
function useSwipe(element: React.RefObject<HTMLElement | null>, onAway: () => void) {
  const [offset, setOffset] = useState(0);
  const { ref: dragRef, active } = useDrag<HTMLElement>(
    ({ movement: [moved], velocity: [speed], last, tap, canceled }) => {
      if (!last) return setOffset(moved);
      const width = element.current?.offsetWidth ?? 0;
      if (!tap && !canceled && (Math.abs(moved) > width * 0.35 || speed > 0.5)) onAway();
      else setOffset(0);
    },
    { axis: 'x', threshold: 5, filterTaps: true },
  );
  const ref = useMergedRef(element, dragRef);
  return { ref, offset, dragged: active };
}

const gap = 8;

/**
 * Keeps a message right under the page's header, which may scroll away, and below what has the focus
 * where that stands there: the message gives way, and nothing moves under a finger.
 * @returns what ends it
 */
function followPlace(place: HTMLElement): () => void {
  const over = new AbortController();
  const put = () => {
    if (over.signal.aborted) return;
    const top = Math.max(headerEnd(), window.visualViewport?.offsetTop ?? 0) + gap;
    place.style.setProperty('--toast-top', `${besideFocus(place, top)}px`);
  };
  put();
  const { signal } = over;
  // What moves while a button is held down is missed by its click.
  document.addEventListener('focusin', () => afterPress(put), { signal });
  window.addEventListener('scroll', put, { passive: true, signal });
  window.addEventListener('resize', put, { signal });
  return () => over.abort();
}

const headerEnd = () =>
  document.querySelector('header:not(main *)')?.getBoundingClientRect().bottom ?? 0;

/** The place at this height, or below what has the focus if it would cover that. A dialog is over both. */
function besideFocus(place: HTMLElement, top: number): number {
  const focused = document.activeElement;
  if (!focused || focused === document.body || place.contains(focused)) return top;
  if (focused.closest('dialog[open]')) return top;
  const { left, right, height } = place.getBoundingClientRect();
  const words = boxOf(focused);
  const isBeside = right <= words.left || words.right <= left;
  const isClear = isBeside || words.bottom <= top || words.top >= top + height;
  const below = words.bottom + gap;
  return isClear || below + height > window.innerHeight ? top : below;
}

/** Where a heading's words are, which are less wide than it is. */
function boxOf(element: Element): DOMRect {
  if (!element.matches('h1, h2, h3')) return element.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}
