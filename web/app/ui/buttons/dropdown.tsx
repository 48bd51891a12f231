import { IconX } from '@tabler/icons-react';
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import classes from './buttons.module.css';

/** The distance from the edges of the screen, in CSS pixels. */
const margin = 8;

const phone = '(max-width: 48em)';

interface DropdownProps {
  readonly button: ReactNode;
  readonly buttonClass: string | undefined;
  /** The button's name, where what it shows does not say it. */
  readonly label?: string;
  /** The screen that is shown is one of its links. */
  readonly current?: boolean;
  /** The width of the panel, in CSS pixels. */
  readonly width: number;
  /** What a small screen says above it, where it is a sheet that rises from the bottom edge. */
  readonly sheet?: ReactNode;
  /** Links and buttons. Choosing one closes the panel, unless it is in a [data-keeps-open]. */
  readonly children: ReactNode;
}

/**
 * A button and a panel beside it, or a sheet at the thumb. The browser's own popover or dialog: they
 * close by Escape, by a phone's way back and by a touch elsewhere, and give the focus back.
 */
export function Dropdown(props: DropdownProps) {
  const { button, buttonClass, label, current, width, sheet, children } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  // A dialog takes the focus when it opens, which the menus of the header leave on their button.
  const Panel = (sheet === undefined ? 'div' : 'dialog') as 'dialog';

  const place = () => {
    const box = frame.current?.getBoundingClientRect();
    if (!panel.current || !box) return;
    const { style } = panel.current;
    const rightmost = document.documentElement.clientWidth - width - margin;
    const { top, room } = placeFor(box, heightOf(panel.current));
    style.setProperty('--left', `${Math.max(margin, Math.min(box.left, rightmost))}px`);
    style.setProperty('--top', `${top}px`);
    style.setProperty('--room', `${room}px`);
  };
  useEffect(() => {
    if (!open) return;
    // It stays with its button.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', place, { capture: true });
  });
  const close = () => {
    if (panel.current?.open) panel.current.close();
    else panel.current?.hidePopover();
  };
  const rise = (event: MouseEvent) => {
    const isShown = panel.current?.matches(':popover-open');
    if (sheet === undefined || isShown || !matchMedia(phone).matches) return;
    event.preventDefault();
    panel.current?.showModal();
    setOpen(true);
  };
  const closeBehind = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next && !frame.current?.contains(next)) close();
  };
  const closeAfterChoice = ({ target, currentTarget }: MouseEvent) => {
    const isScrim = target === currentTarget && panel.current?.open;
    const chosen = target instanceof Element && target.closest('a, button');
    if (isScrim || (chosen && !chosen.closest('[data-keeps-open]'))) close();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no controls of a form, so no fieldset
    <div ref={frame} role="group" aria-label={label} onBlur={closeBehind}>
      <button
        type="button"
        id={`${id}-button`}
        className={buttonClass}
        aria-label={label}
        aria-expanded={open}
        aria-current={current || undefined}
        popoverTarget={id}
        onClick={rise}
      >
        {button}
      </button>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        style={{ '--width': `${width}px` }}
        aria-labelledby={sheet === undefined ? undefined : `${id}-button`}
        onBeforeToggle={({ newState }: ToggleEvent) => newState === 'open' && place()}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClose={() => setOpen(false)}
        onClick={closeAfterChoice}
      >
        {sheet !== undefined && (
          <div className={classes.head}>
            <div className={classes.title}>{sheet}</div>
            <button type="button" className={classes.close} aria-label="Fechar">
              <IconX size={20} stroke={1.7} aria-hidden />
            </button>
          </div>
        )}
        {children}
      </Panel>
    </div>
  );
}

/** The panel's place below the button, or above it where there is more room, and its height limit, in CSS pixels. */
function placeFor(button: DOMRect, height: number) {
  const top = button.bottom + margin / 2;
  const bottom = button.top - margin / 2;
  const [below, above] = [window.innerHeight - margin - top, bottom - margin];
  if (height <= below || below >= above) return { top, room: below };
  return { top: bottom - Math.min(height, above), room: above };
}

/** The height of all that is in the panel, in CSS pixels. */
function heightOf(panel: HTMLElement): number {
  panel.style.display = 'block';
  const height = panel.scrollHeight + panel.offsetHeight - panel.clientHeight;
  panel.style.display = '';
  return height;
}
