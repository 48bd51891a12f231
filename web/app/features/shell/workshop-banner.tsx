import { type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { offlineText } from '#core/text/offline-texts.ts';
import { isKept } from '../../kept/kept.ts';
import { deviceStorage } from '../../ui/browser/browser-storage.ts';
import { useOnline } from '../../ui/browser/use-online.ts';
import { OfflineBanner } from '../../ui/screen/offline-banner.tsx';
import { sessionQuery } from '../session/session-query.ts';

/** The `handle` of a route whose form stays on the device while it is typed. */
interface DraftHandle {
  readonly keepsDraft?: boolean;
}

/** Without a connection: how old is what the screen shows, and what can be done all the same. */
export function WorkshopBanner() {
  const isOnline = useOnline();
  const knownAt = useKnownAt();
  const isForm = useMatches().some(({ handle }) => (handle as DraftHandle | undefined)?.keepsDraft);
  const keepsDraft = !isOnline && isForm && deviceStorage.hasRoom();
  return <OfflineBanner>{isOnline ? '' : offlineText({ knownAt, keepsDraft })}</OfflineBanner>;
}

/** When the oldest of the answers that the screen shows came, in ms since 1970. */
function useKnownAt(): number | null {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => {
      const times = cache.getAll().filter(isShown).map(({ state }) => state.dataUpdatedAt);
      return times.length > 0 ? Math.min(...times) : null;
    },
    () => null,
  );
}

const [account] = sessionQuery.queryKey;
const isShown = (query: Query) => query.isActive() && isKept(query) && query.queryKey[0] !== account;
