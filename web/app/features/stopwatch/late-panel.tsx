import { late } from '../../ui/screen/late.tsx';
import type { PanelProps } from './use-panel.ts';

/** The stopwatch itself, fetched when there is one or when one is wanted. */
export const LatePanel = late<PanelProps>('Abrindo o cronômetro…', () =>
  import('./stopwatch-panel.tsx').then((part) => part.StopwatchPanel),
);
