import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hoursOfSeconds, offeredSeconds } from '#core/products/measured-time.ts';
import { stopwatchNotes } from '#core/stopwatch/stopwatch-notes.ts';
import type { Look } from './sittings.ts';
import { isOverlong, measured, type Stopwatch } from './stopwatch.ts';
import { stopwatchActs } from './stopwatch-acts.ts';
import type { StopwatchPlace } from './stored-stopwatches.ts';
import { useStopwatch } from './use-stopwatch.ts';

/** Puts hours, as a plain decimal text, into the form's field; returns what undoes it. */
export type UseHours = (hours: string) => () => void;

export interface PanelProps {
  readonly place: StopwatchPlace;
  /** The start before this part was loaded, in ms since 1970. */
  readonly startedAt: number | null;
  readonly takesFocus: boolean;
  /** Null where there is no field for hours: then the form is opened with them. */
  readonly onUse: UseHours | null;
  readonly onOpenForm?: () => void;
}

interface Note {
  readonly text: string;
  readonly undo: (() => void) | null;
}

export function usePanel({ place, startedAt, takesFocus, onUse, onOpenForm }: PanelProps) {
  const { watch, now } = useStopwatch(place);
  const [acts] = useState(() => stopwatchActs(place));
  const [note, setNote] = useState<Note | null>(null);
  const { first, refocus } = useRefocus();
  useFollowedClock(watch, now, acts.followClock);

  const start = (at: number) => {
    const pausedOther = acts.start(at);
    setNote(pausedOther ? { text: stopwatchNotes.otherPaused, undo: null } : null);
  };
  const use = () => {
    const at = Date.now();
    if (!watch || isOverlong(watch, at)) return;
    if (onUse === null) {
      acts.want(at);
      return onOpenForm?.();
    }
    const seconds = offeredSeconds(measured(watch, at));
    const undoAct = acts.use(at);
    const undoField = onUse(hoursOfSeconds(seconds));
    const undo = () => {
      undoAct();
      undoField();
    };
    setNote({ text: stopwatchNotes.used(seconds), undo });
  };
  /** The button that was pressed goes. */
  const setNoteAndRefocus = (next: Note | null) => {
    setNote(next);
    refocus();
  };

  const begin = useEffectEvent(() => {
    if (startedAt !== null) start(startedAt);
    if (takesFocus) refocus();
  });
  useEffect(() => begin(), []);
  const takeWanted = useEffectEvent(() => {
    use();
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
    first,
    start: () => start(Date.now()),
    pause() {
      acts.pause(Date.now());
      setNote(null);
    },
    use,
    reset: () => setNoteAndRefocus({ text: stopwatchNotes.reset, undo: acts.reset(Date.now()) }),
    leaveOut: () =>
      setNoteAndRefocus({ text: stopwatchNotes.leftOut, undo: acts.leaveOut(Date.now()) }),
    count() {
      acts.count(Date.now());
      setNoteAndRefocus(null);
    },
    undo() {
      note?.undo?.();
      setNoteAndRefocus(null);
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

/** Corrects the stopwatch when the clock was set back. */
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
