import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { offlineText } from '#core/app/offline-texts.ts';
import { isConnectionError } from '../../api/api-error.ts';
import { isOnDevice } from '../../kept/kept.ts';
import { deviceStorage } from '../../ui/browser/browser-storage.ts';
import { useOnline } from '../../ui/browser/use-online.ts';
import { OfflineBanner } from '../../ui/screen/offline-banner.tsx';
import { sessionQuery } from '../session/session-query.ts';
import { useSession } from '../session/use-session.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';

/** Around every screen behind the login. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const session = useSession('public');
  const user = session.status === 'user' ? session.user : null;
  return (
    <div className={classes.frame}>
      {user && <Header user={user} />}
      <WorkshopBanner />
      {children}
      {user && <Footer user={user} />}
    </div>
  );
}

/** The `handle` of a route whose form stays on the device while it is typed. */
interface DraftHandle {
  readonly keepsDraft?: boolean;
}

/** The banner without a connection: how old is what the screen shows, and what can be done all the same. */
function WorkshopBanner() {
  const isOnline = useOnline();
  const isLost = useCached(hasLost);
  const knownAt = useCached(oldestShown);
  const isForm = useMatches().some(({ handle }) => (handle as DraftHandle | undefined)?.keepsDraft);
  if (isOnline && !isLost) return <OfflineBanner />;
  const keepsDraft = isForm && deviceStorage.hasRoom();
  return <OfflineBanner isLost={isLost}>{offlineText({ knownAt, keepsDraft })}</OfflineBanner>;
}

function useCached<Fact extends number | boolean | null>(
  read: (client: QueryClient) => Fact,
): Fact {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(onChange),
    [client],
  );
  const now = () => read(client);
  return useSyncExternalStore(subscribe, now, now);
}

/** Whether what is shown was tried to be read again, and no answer came. */
const hasLost = (client: QueryClient) =>
  shownOf(client).some(({ state }) => isConnectionError(state.error));

/** When the oldest of the answers that are shown came, in ms since 1970. */
function oldestShown(client: QueryClient): number | null {
  const times = shownOf(client).map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : null;
}

const [account] = sessionQuery.queryKey;
const isShown = (query: Query) =>
  query.getObserversCount() > 0 && isOnDevice(query) && query.queryKey[0] !== account;
const shownOf = (client: QueryClient) => client.getQueryCache().getAll().filter(isShown);
