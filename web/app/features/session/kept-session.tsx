import { IsRestoringProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { deviceOwner } from '../../kept/device.ts';
import { sessionHint } from './session-hint.ts';
import { sessionQuery } from './session-query.ts';

/** Only who is signed in needs it. */
const load = () => import('../../kept/keep-queries.ts');

/** A device that takes longer is broken rather than slow: the network is asked. */
const patienceMs = 3_000;

/** The user whose answers the device keeps, if somebody seems to be signed in; what reads them is loaded meanwhile. */
function findOwner(): string | null {
  const owner = sessionHint.get() ? deviceOwner.read() : null;
  if (owner !== null) load().catch(() => {});
  return owner;
}

/**
 * Shows what the device last knew of the signed-in user, and keeps what it comes to know. Queries wait
 * until it is in the cache.
 */
export function DeviceSession({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const [owner] = useState(findOwner);
  const [isRestoring, setRestoring] = useState(owner !== null);
  const userId = useQuery({ ...sessionQuery, enabled: false }).data?.user?.id;

  useEffect(() => {
    if (owner === null) return;
    const patience = AbortSignal.timeout(patienceMs);
    const goOn = () => setRestoring(false);
    patience.addEventListener('abort', goOn);
    load()
      .then(({ restoreFromDevice }) => restoreFromDevice(client, owner, patience))
      .catch(() => {})
      .then(goOn);
    return () => patience.removeEventListener('abort', goOn);
  }, [client, owner]);

  useEffect(() => {
    if (userId === undefined || isRestoring) return;
    const over = new AbortController();
    load()
      .then(({ storeOnDevice }) => {
        if (over.signal.aborted) return;
        over.signal.addEventListener('abort', storeOnDevice(client, userId));
      })
      .catch(() => {});
    return () => over.abort();
  }, [client, userId, isRestoring]);

  return <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>;
}
