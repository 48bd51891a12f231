import { IconPlayerPause, IconPlayerPlay, IconStopwatch } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { stopwatchNotes } from '#core/messages/stopwatch-notes.ts';
import { hoursOfSeconds, offeredSeconds } from '#core/products/measured-time.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Callout } from '../../ui/notes/callout.tsx';
import type { StopwatchPlace } from './kept-stopwatches.ts';
import type { Look } from './sittings.ts';
import { isDoubtful, isRunning, measured, type Stopwatch, sittingOf } from './stopwatch.ts';
import { stopwatchActs } from './stopwatch-acts.ts';
import classes from './stopwatch-panel.module.css';
import { stopwatchSaid } from './stopwatch-said.ts';
import { useStopwatch } from './use-stopwatch.ts';

/** Puts a time into the form's field, in hours as a plain decimal text; answers what takes it back. */
export type UseHours = (hours: string) => () => void;

export interface StopwatchPanelProps {
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

/** A stopwatch with its reading, its buttons and what was done last. */
export function StopwatchPanel(props: StopwatchPanelProps) {
  const { place, begunAt, takesFocus, onUse, onOpenForm } = props;
  const { watch, now } = useStopwatch(place);
  const [acts] = useState(() => stopwatchActs(place));
  const [note, setNote] = useState<Note | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const refocus = useRefocus(first);

  const start = (at: number) => {
    const pausedOther = acts.start(at);
    setNote(pausedOther ? { text: stopwatchNotes.otherPaused, takeBack: null } : null);
  };
  const use = () => {
    if (!watch) return;
    const at = Date.now();
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
  useFollowedClock(watch, now, acts.followClock);

  const begin = useEffectEvent(() => {
    if (begunAt !== null) start(begunAt);
    if (takesFocus) refocus();
  });
  useEffect(() => begin(), []);
  const takeWanted = useEffectEvent(use);
  const wanted = onUse !== null && watch?.wanted === true;
  useEffect(() => {
    if (wanted) takeWanted();
  }, [wanted]);

  const running = watch !== null && isRunning(watch);
  const doubtful = watch !== null && isDoubtful(watch, now);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no controls of a form, so no fieldset
    <div role="group" aria-label="Cronômetro" className={classes.panel} data-running={running}>
      <p className={classes.reading}>
        <IconStopwatch size={20} stroke={1.7} aria-hidden />
        <span role="timer">
          {stopwatchSaid(watch, now)}
          {watch && !doubtful && <Seconds of={measured(watch, now)} />}
        </span>
      </p>
      {doubtful ? (
        <Doubt
          watch={watch}
          now={now}
          onLeaveOut={() => {
            const takeBack = acts.leaveOut(Date.now());
            setNote({ text: stopwatchNotes.leftOut, takeBack });
            refocus();
          }}
          onCount={() => {
            acts.count(Date.now());
            setNote(null);
            refocus();
          }}
        />
      ) : (
        <div className={classes.buttons}>
          <Button
            ref={first}
            size="sm"
            variant="default"
            leftSection={running ? <IconPlayerPause {...icon} /> : <IconPlayerPlay {...icon} />}
            onClick={() => {
              if (!running) return start(Date.now());
              acts.pause(Date.now());
              setNote(null);
            }}
          >
            {running ? 'Pausar' : watch ? 'Continuar' : 'Começar'}
          </Button>
          {watch && <UseButton watch={watch} now={now} onUse={use} />}
          {watch && (
            <Button
              size="sm"
              variant="subtle"
              onClick={() => {
                const takeBack = acts.reset(Date.now());
                setNote({ text: stopwatchNotes.reset, takeBack });
                refocus();
              }}
            >
              Zerar
            </Button>
          )}
        </div>
      )}
      <div className={classes.note} data-shown={note !== null}>
        <p role="status">{note?.text}</p>
        {note?.takeBack && (
          <Button
            size="sm"
            variant="default"
            onClick={() => {
              note.takeBack?.();
              setNote(null);
              refocus();
            }}
          >
            Desfazer
          </Button>
        )}
      </div>
    </div>
  );
}

const icon = { size: 18, 'aria-hidden': true } as const;

/** They show that it runs. */
const Seconds = ({ of }: { readonly of: number }) => (
  <span className={classes.seconds}> {Math.floor(of / 1000) % 60}&nbsp;s</span>
);

interface ReadingProps {
  readonly watch: Stopwatch;
  readonly now: number;
}

function UseButton({ watch, now, onUse }: ReadingProps & { readonly onUse: () => void }) {
  const seconds = offeredSeconds(measured(watch, now));
  if (seconds === 0) return null;
  return (
    <Button size="sm" onClick={onUse}>
      {isRunning(watch) ? 'Usar este tempo' : stopwatchNotes.use(seconds)}
    </Button>
  );
}

interface DoubtProps extends ReadingProps {
  readonly onLeaveOut: () => void;
  readonly onCount: () => void;
}

/** The stopwatch ran for so long that it was probably forgotten. */
function Doubt({ watch, now, onLeaveOut, onCount }: DoubtProps) {
  return (
    <Callout
      kind="warn"
      action={
        <div className={classes.buttons}>
          <Button size="sm" onClick={onLeaveOut}>
            Descontar
          </Button>
          <Button size="sm" variant="default" onClick={onCount}>
            {stopwatchNotes.count(sittingOf(watch, now))}
          </Button>
        </div>
      }
    >
      {stopwatchNotes.doubt(watch.since ?? now, now)}
    </Callout>
  );
}

/** Moves the focus to a button once the one that was pressed is gone. */
function useRefocus(button: RefObject<HTMLButtonElement | null>): () => void {
  const [presses, setPresses] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each press
  useEffect(() => {
    if (presses > 0) button.current?.focus();
  }, [presses]);
  return () => setPresses((before) => before + 1);
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
