import { lazyPart } from '../../ui/screen/lazy-part.tsx';
import type { PanelProps } from './use-panel.ts';

export const LazyPanel = lazyPart<PanelProps>('Abrindo o cronômetro…', () =>
  import('./stopwatch-panel.tsx').then((part) => part.StopwatchPanel),
);
