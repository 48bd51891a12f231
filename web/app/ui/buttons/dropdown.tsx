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

/** From the edges of the screen, in CSS pixels. */
const margin = 8;

interface DropdownProps {
  readonly button: ReactNode;
  readonly buttonClass: string | undefined;
  /** The button's name, where what it shows does not say it. */
  readonly label?: string;
  /** The screen that is shown is one of its links. */
  readonly current?: boolean;
  /** Of the panel, in CSS pixels. */
  readonly width: number;
  /** Links and buttons. Choosing one closes the panel, unless it is in a [data-keeps-open]. */
  readonly children: ReactNode;
}

/**
 * A button and a panel below it. The browser's own popover: it closes by Escape and by a touch
 * elsewhere, and gives the focus back to its button.
 */
export function Dropdown(props: DropdownProps) {
  const { button, buttonClass, label, current, width, children } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const place = () => {
    const box = frame.current?.getBoundingClientRect();
    if (!panel.current || !box) return;
    const rightmost = document.documentElement.clientWidth - width - margin;
    panel.current.style.left = `${Math.max(margin, Math.min(box.left, rightmost))}px`;
    panel.current.style.top = `${topOf(box, heightOf(panel.current))}px`;
  };
  useEffect(() => {
    if (!open) return;
    // It stays with its button.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', place, { capture: true });
  });
  const closeBehind = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next && !frame.current?.contains(next)) panel.current?.hidePopover();
  };
  const closeAfterChoice = ({ target }: MouseEvent) => {
    const chosen = target instanceof Element && target.closest('a, button');
    if (chosen && !chosen.closest('[data-keeps-open]')) panel.current?.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no controls of a form, so no fieldset
    <div ref={frame} role="group" aria-label={label} onBlur={closeBehind}>
      <button
        type="button"
        className={buttonClass}
        aria-label={label}
        aria-expanded={open}
        aria-current={current || undefined}
        popoverTarget={id}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is clicked is in it */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        style={{ width }}
        onBeforeToggle={({ newState }: ToggleEvent) => newState === 'open' && place()}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={closeAfterChoice}
      >
        {children}
      </div>
    </div>
  );
}

/** Below the button, or above it where only there is room, in CSS pixels. */
function topOf(button: DOMRect, height: number): number {
  const below = button.bottom + margin / 2;
  const above = button.top - margin / 2 - height;
  return below + height + margin <= window.innerHeight || above < margin ? below : above;
}

function heightOf(panel: HTMLElement): number {
  panel.style.display = 'block';
  const height = panel.offsetHeight;
  panel.style.display = '';
  return height;
}
