import { useDrag, useMergedRef } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { afterPress } from '../browser/after-press.ts';
import { classList, toneClass } from '../look/tones.ts';
import { newestOfEach, type ShownToast, toastStore } from './toast-store.ts';
import classes from './toasts.module.css';

const mostShown = 3;

const signs = {
  good: IconCheck,
  warn: IconAlertTriangle,
  bad: IconAlertTriangle,
  info: IconInfoCircle,
};

export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.all, toastStore.all);
  const [left, setLeft] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = toasts.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    // What a button moves while it is held down is missed by its click.
    const keep = () => afterPress(() => place.current && keepClear(place.current));
    document.addEventListener('focusin', keep);
    return () => {
      document.removeEventListener('focusin', keep);
      afterPress(giveRoomBack);
    };
  }, [isEmpty]);
  useEffect(() => {
    // What a pointer has pressed stays in its place.
    if (toasts.length > 0 && document.activeElement?.matches(':focus-visible') && place.current) {
      keepClear(place.current);
    }
  }, [toasts]);
  const startAgain = () => setLeft((times) => times + 1);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pointed at stays, and nothing else happens
    <div
      ref={place}
      className={classes.place}
      data-toasts
      onMouseLeave={startAgain}
      onBlur={startAgain}
    >
      {newestOfEach(toasts)
        .slice(0, mostShown)
        .map((toast) => (
          <Toast key={toast.key} toast={toast} left={left} />
        ))}
    </div>,
    document.body,
  );
}

interface ToastProps {
  readonly toast: ShownToast;
  /** How often the pointer or the focus has left: what stayed for them stays its time again. */
  readonly left: number;
}

function Toast({ toast: { id, kind, message, stays, leaving }, left }: ToastProps) {
  const element = useRef<HTMLDivElement>(null);
  const { ref, offset, dragged } = useSwipe(element, () => toastStore.close(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: its time begins again when it is left
  useEffect(() => {
    if (stays === null) return;
    // One behind a dialog has not been seen yet.
    const isHeld = () =>
      element.current?.parentElement?.matches(':hover, :focus-within') ||
      document.querySelector('dialog[open]');
    const timer = setInterval(() => isHeld() || toastStore.close(id), stays);
    return () => clearInterval(timer);
  }, [id, stays, left]);
  const Sign = signs[kind];
  return (
    <div
      ref={ref}
      role="alert"
      className={classList(classes.toast, toneClass(kind))}
      data-leaving={leaving || undefined}
      data-dragged={dragged || undefined}
      style={{ '--offset': `${offset}px` }}
    >
      <Sign size={22} aria-hidden />
      <div className={classes.message}>{message}</div>
      <button
        type="button"
        className={classes.close}
        aria-label="Fechar aviso"
        onClick={() => toastStore.close(id)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
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

/** Takes what has the focus out from under what lies over the page, below whose end it makes room. */
function keepClear(cover: HTMLElement): void {
  const focused = document.activeElement;
  // Measured without it: room that nothing needs any more would scroll a heading out of view.
  giveRoomBack();
  if (!focused || focused === document.body || !isOver(cover, focused)) return;
  document.documentElement.style.setProperty('--toast-room', `${cover.offsetHeight + 16}px`);
  focused.scrollIntoView({ block: 'nearest' });
}

function giveRoomBack(): void {
  document.documentElement.style.removeProperty('--toast-room');
}

/** A dialog is over both. */
function isOver(cover: HTMLElement, element: Element): boolean {
  if (cover.contains(element) || element.closest('dialog[open]')) return false;
  const one = cover.getBoundingClientRect();
  const other = element.getBoundingClientRect();
  const beside = one.right <= other.left || other.right <= one.left;
  return !beside && one.top < other.bottom && other.top < one.bottom;
}
