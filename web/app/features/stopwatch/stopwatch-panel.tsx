import { IconPlayerPause, IconPlayerPlay, IconStopwatch } from '@tabler/icons-react';
import { offeredSeconds } from '#core/products/measured-time.ts';
import { stopwatchNotes } from '#core/stopwatch/stopwatch-notes.ts';
import { formatReading } from '#core/stopwatch/stopwatch-states.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { isUsedUp } from './sittings.ts';
import classes from './stopwatch.module.css';
import { isOverlong, isRunning, measured, sittingOf, stopwatchState } from './stopwatch.ts';
import { type PanelProps, usePanel } from './use-panel.ts';

export function StopwatchPanel(props: PanelProps) {
  const panel = usePanel(props);
  const { watch, now, note } = panel;
  const overlong = watch !== null && isOverlong(watch, now);
  const running = watch !== null && isRunning(watch);
  const time = watch ? measured(watch, now) : 0;
  return (
    <Stack
      as="section"
      gap={2}
      pad={3}
      aria-label="Cronômetro"
      className={classes.panel}
      data-look={overlong ? 'overlong' : running && 'running'}
    >
      <Row as="p" gap={2}>
        <IconStopwatch size={20} stroke={1.7} aria-hidden />
        <Row as="span" wrap between grow gap={2}>
          {stopwatchState(watch, now)}
          {watch && !overlong && (
            <Text as="span" figures role="timer">
              <strong>{formatReading(time)}</strong> {Math.floor(time / 1000) % 60}&nbsp;s
            </Text>
          )}
        </Row>
      </Row>
      {overlong ? (
        <>
          <p>{stopwatchNotes.overlong(watch.since ?? now, now)}</p>
          <Row wrap gap={2}>
            <Button size="sm" onClick={panel.leaveOut}>
              Descontar
            </Button>
            <Button size="sm" variant="default" onClick={panel.count}>
              {stopwatchNotes.count(sittingOf(watch, now))}
            </Button>
          </Row>
        </>
      ) : (
        <Controls {...panel} />
      )}
      <Row wrap gap={2} className={note === null ? classes.silent : undefined}>
        <p role="status">{note?.text}</p>
        {note?.undo && (
          <Button size="sm" variant="default" onClick={panel.undo}>
            Desfazer
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function Controls({ watch, now, first, start, pause, reset, use }: ReturnType<typeof usePanel>) {
  const running = watch !== null && isRunning(watch);
  const Icon = running ? IconPlayerPause : IconPlayerPlay;
  const seconds = watch ? offeredSeconds(measured(watch, now)) : 0;
  return (
    <Row wrap gap={2}>
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
    </Row>
  );
}
