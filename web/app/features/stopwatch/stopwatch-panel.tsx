import { IconPlayerPause, IconPlayerPlay, IconStopwatch } from '@tabler/icons-react';
import { offeredSeconds } from '#core/products/measured-time.ts';
import { stopwatchNotes } from '#core/stopwatch/stopwatch-notes.ts';
import { formatReading } from '#core/stopwatch/stopwatch-states.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { isUsedUp } from './sittings.ts';
import { isOverlong, isRunning, measured, sittingOf, stopwatchState } from './stopwatch.ts';
import classes from './stopwatch-panel.module.css';
import { type PanelProps, usePanel } from './use-panel.ts';

export function StopwatchPanel(props: PanelProps) {
  const panel = usePanel(props);
  const { watch, now, note } = panel;
  const overlong = watch !== null && isOverlong(watch, now);
  const running = watch !== null && isRunning(watch);
  const time = watch ? measured(watch, now) : 0;
  return (
    <section
      aria-label="Cronômetro"
      className={classes.panel}
      data-look={overlong ? 'overlong' : running && 'running'}
    >
      <p className={classes.reading}>
        <IconStopwatch size={20} stroke={1.7} aria-hidden />
        <span className={classes.text}>
          {stopwatchState(watch, now)}
          {watch && !overlong && (
            <span role="timer" className={classes.time}>
              <strong>{formatReading(time)}</strong> {Math.floor(time / 1000) % 60}&nbsp;s
            </span>
          )}
        </span>
      </p>
      {overlong ? (
        <>
          <p className={classes.overlong}>{stopwatchNotes.overlong(watch.since ?? now, now)}</p>
          <div className={classes.buttons}>
            <Button size="sm" onClick={panel.leaveOut}>
              Descontar
            </Button>
            <Button size="sm" variant="default" onClick={panel.count}>
              {stopwatchNotes.count(sittingOf(watch, now))}
            </Button>
          </div>
        </>
      ) : (
        <Controls {...panel} />
      )}
      <div className={classes.note} data-shown={note !== null}>
        <p role="status">{note?.text}</p>
        {note?.undo && (
          <Button size="sm" variant="default" onClick={panel.undo}>
            Desfazer
          </Button>
        )}
      </div>
    </section>
  );
}

function Controls({ watch, now, first, start, pause, reset, use }: ReturnType<typeof usePanel>) {
  const running = watch !== null && isRunning(watch);
  const Icon = running ? IconPlayerPause : IconPlayerPlay;
  const seconds = watch ? offeredSeconds(measured(watch, now)) : 0;
  return (
    <div className={classes.buttons}>
      <Button
        ref={first}
        size="sm"
        variant="default"
        leftSection={<Icon size={18} aria-hidden />}
        onClick={running ? pause : start}
      >
        {running ? 'Pausar' : watch ? 'Continuar' : 'Começar'}
      </Button>
      {watch && (
        <Button size="sm" variant="subtle" onClick={reset}>
          Zerar
        </Button>
      )}
      {seconds > 0 && (
        <Button
          size="sm"
          variant={watch && isUsedUp(watch) ? 'default' : 'filled'}
          className={classes.use}
          onClick={use}
        >
          {running ? 'Usar este tempo' : stopwatchNotes.use(seconds)}
        </Button>
      )}
    </div>
  );
}
