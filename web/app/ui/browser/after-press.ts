/** The events that end a press: its own end, or something later. */
const ends = ['mouseup', 'dragend', 'pointercancel', 'pointermove', 'keydown'];

/**
 * Listens to the presses on a page.
 * @returns what runs a function at once, or after the click of the press that is under way: a field
 * is left when the button beside it goes down, and what moves then is missed by the click
 */
export function watchPresses(page: EventTarget): (act: () => void) => void {
  let held: (() => void)[] | null = null;

  const begin = () => {
    const acts: (() => void)[] = [];
    const over = new AbortController();
    const end = (event: Event) => {
      if (isHeldDown(event)) return;
      over.abort();
      // The click belongs to the same task as the end of the press.
      inNextTask(() => {
        if (held === acts) held = null;
        for (const act of acts) act();
      });
    };
    held = acts;
    for (const type of ends) {
      page.addEventListener(type, end, { capture: true, signal: over.signal });
    }
  };

  page.addEventListener('mousedown', begin, { capture: true });
  return (act) => {
    if (held) held.push(act);
    else act();
  };
}

export const afterPress =
  typeof window === 'undefined' ? (act: () => void) => act() : watchPresses(window);

/** Moved without a button down, the press has ended where the page did not hear of it. */
function isHeldDown(event: Event): boolean {
  return event.type === 'pointermove' && 'buttons' in event && event.buttons !== 0;
}

/** Not by a timer: what is done in order must not wait for a clock. */
function inNextTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(null);
}
