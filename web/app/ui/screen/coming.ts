import { createContext, useEffect, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';

/** Shorter waits would only flash. */
const patienceMs = 300;

/** The path of the screen that one waits for; null while none takes long. */
export const ComingContext = createContext<string | null>(null);

/** Where one goes once its screen takes a while to load; for `ComingContext`. */
export function useComing(): string | null {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const [long, setLong] = useState<Location>();
  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => setLong(location), patienceMs);
    return () => clearTimeout(timer);
  }, [location]);
  const isLong = location !== undefined && long === location;
  return isLong && location.pathname !== pathname ? location.pathname : null;
}

/** The path that was pressed, from the press on. */
export function useGoingTo(): string {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname ?? pathname;
}
