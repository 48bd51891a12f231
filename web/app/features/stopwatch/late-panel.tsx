import { late } from '../../ui/screen/late.tsx';
import type { StopwatchPanelProps } from './stopwatch-panel.tsx';

/** The stopwatch itself, fetched when there is one or when one is wanted. */
export const LatePanel = late<StopwatchPanelProps>('Abrindo o cronômetro…', () =>
  import('./stopwatch-panel.tsx').then((part) => part.StopwatchPanel),
);
