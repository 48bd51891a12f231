import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hoursOfSeconds, offeredSeconds } from '#core/products/measured-time.ts';
import { stopwatchNotes } from '#core/stopwatch/stopwatch-notes.ts';
import type { Look } from './sittings.ts';
import { isOverlong, measured, type Stopwatch } from './stopwatch.ts';
import { stopwatchActs } from './stopwatch-acts.ts';
import type { StopwatchPlace } from './stored-stopwatches.ts';
import { useStopwatch } from './use-stopwatch.ts';

/** Puts a time into the form's field, in hours as a plain decimal text; answers what takes it back. */
export type UseHours = (hours: string) => () => void;

export interface PanelProps {
  readonly place: StopwatchPlace;
  /** When it was begun, if that was before this part had come; in ms since 1970. */
  readonly begunAt: number | null;
  /** The cursor goes to its first button. */
  readonly takesFocus: boolean;
  /** Null where there is no field for hours: then the form is opened with them. */
  readonly onUse: UseHours | null;
  readonly onOpenForm?: () => void;
}

interface Note {
  readonly text: string;
  readonly takeBack: (() => void) | null;
}

/** A stopwatch, what was done with it last, and what can be done. */
export function usePanel({ place, begunAt, takesFocus, onUse, onOpenForm }: PanelProps) {
  const { watch, now } = useStopwatch(place);
  const [acts] = useState(() => stopwatchActs(place));
  const [note, setNote] = useState<Note | null>(null);
  const { first, refocus } = useRefocus();
  useFollowedClock(watch, now, acts.followClock);

  const start = (at: number) => {
    const pausedOther = acts.start(at);
    setNote(pausedOther ? { text: stopwatchNotes.otherPaused, takeBack: null } : null);
  };
  const use = () => {
    const at = Date.now();
    if (!watch || isOverlong(watch, at)) return;
    if (onUse === null) {
      acts.want(at);
      return onOpenForm?.();
    }
    const seconds = offeredSeconds(measured(watch, at));
    const notUsed = acts.use(at);
    const notInField = onUse(hoursOfSeconds(seconds));
    const takeBack = () => {
      notUsed();
      notInField();
    };
    setNote({ text: stopwatchNotes.used(seconds), takeBack });
  };
  /** The button that was pressed goes. */
  const doAndRefocus = (next: Note | null) => {
    setNote(next);
    refocus();
  };

  const begin = useEffectEvent(() => {
    if (begunAt !== null) start(begunAt);
    if (takesFocus) refocus();
  });
  useEffect(() => begin(), []);
  const takeWanted = useEffectEvent(() => {
    use();
    // What was wanted on another screen is looked for here.
    refocus();
  });
  const wanted = onUse !== null && watch?.wanted === true;
  useEffect(() => {
    if (wanted) takeWanted();
  }, [wanted]);

  return {
    watch,
    now,
    note,
    /** The button that is always there, unless something is asked. */
    first,
    start: () => start(Date.now()),
    pause() {
      acts.pause(Date.now());
      setNote(null);
    },
    use,
    reset: () => doAndRefocus({ text: stopwatchNotes.reset, takeBack: acts.reset(Date.now()) }),
    leaveOut: () =>
      doAndRefocus({ text: stopwatchNotes.leftOut, takeBack: acts.leaveOut(Date.now()) }),
    count() {
      acts.count(Date.now());
      doAndRefocus(null);
    },
    takeBack() {
      note?.takeBack?.();
      doAndRefocus(null);
    },
  };
}

/** Moves the focus to the first button once the one that was pressed is gone. */
function useRefocus() {
  const first = useRef<HTMLButtonElement>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) first.current?.focus();
  }, [presses]);
  return { first, refocus: () => setPresses((before) => before + 1) };
}

/** Has a clock that was set back make up for it. */
function useFollowedClock(
  watch: Stopwatch | null,
  now: number,
  follow: (now: number, last: Look | null) => void,
): void {
  const last = useRef<Look | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every look at the clock is one
  useEffect(() => {
    const at = Date.now();
    follow(at, last.current);
    last.current = { since: watch?.since ?? null, at };
  }, [watch, now, follow]);
}
