import { deviceStorage } from '../../ui/browser/browser-storage.ts';
import { useLoaded } from '../../ui/browser/use-loaded.ts';
import { stopwatchPrefix } from '../session/drafts.ts';

const load = () => import('../stopwatch/header-stopwatch.tsx').then((part) => part.HeaderStopwatch);

/** The stopwatch that runs, where there is one; almost nobody's header loads it. */
export function RunningStopwatch({ userId }: { readonly userId: string }) {
  // The header is drawn anew on every screen: then it sees one that was started on the last.
  const HeaderStopwatch = useLoaded(deviceStorage.hasPrefix(stopwatchPrefix(userId)), load);
  return HeaderStopwatch && <HeaderStopwatch userId={userId} />;
}
