import { useEffect, useLayoutEffect } from 'react';
import { type Location, useLocation } from 'react-router';
import { parseJson, tabStorage } from '../browser/browser-storage.ts';
import { showUntilNextAct } from '../browser/show-until-next-act.ts';

const storageKey = 'artesa:places';

/** How far each entry of the history was scrolled, in pixels, by the router's key. */
let places = new Map<string, number>();
/** The entry on the screen; null before the first one, and while another is still to come. */
let shown: Location | null = null;
let left: Location | null = null;
let endRestoring: (() => void) | null = null;

/**
 * How far the page will be scrolled once the entry with this key is on the screen. A list that mounts
 * before that would otherwise begin from the place of the screen that goes.
 */
export function expectedScroll(key: string): number {
  return shown?.key === key ? window.scrollY : (places.get(key) ?? 0);
}

/**
 * Every navigation begins at the top, but for one that only changes the query; back and forward lead to
 * the place that was left, as soon as the screen is high enough.
 * @param isComing whether the screen that one goes to is still loaded
 */
export function useScrollPlaces(isComing: boolean): void {
  const location = useLocation();
  useLayoutEffect(() => {
    if (isComing) leave();
    else show(location);
  }, [location, isComing]);
  useEffect(follow, []);
}

function leave(): void {
  endRestoring?.();
  left = shown ?? left;
  shown = null;
  window.scrollTo(0, 0);
}

function show(location: Location): void {
  endRestoring?.();
  const before = shown ?? left;
  const known = places.get(location.key);
  shown = location;
  if (known !== undefined) {
    restore(known);
    return;
  }
  if (before !== null && !stays(before, location)) window.scrollTo(0, 0);
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  places.set(location.key, window.scrollY);
}

/** A screen writes what it shows into its own query; a link to the address that one is at goes to the top. */
const stays = (before: Location, { pathname, search, hash, state }: Location) =>
  before.pathname === pathname && (before.search !== search || hash !== '' || state !== null);

function restore(place: number): void {
  const scroll = () => {
    window.scrollTo(0, place);
    const isThere = Math.abs(window.scrollY - place) <= 1;
    if (isThere && !document.querySelector('main [data-waiting]')) endRestoring?.();
  };
  endRestoring = showUntilNextAct(scroll, () => {
    endRestoring = null;
  });
  window.scrollTo(0, place);
}

/** Follows the scroll places. @returns a function that ends it */
function follow(): () => void {
  const over = new AbortController();
  const options = { passive: true, signal: over.signal };
  const note = () => {
    if (shown !== null && endRestoring === null) places.set(shown.key, window.scrollY);
  };
  const store = () => {
    tabStorage.write(storageKey, JSON.stringify([...places]));
    // What is not of the application restores its own place.
    window.history.scrollRestoration = 'auto';
  };
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  takeOver();
  window.addEventListener('scroll', note, options);
  window.addEventListener('pagehide', store, options);
  window.addEventListener('pageshow', takeOver, options);
  return () => over.abort();
}

/** Gives the first entry of a document a key of its own, as all others have, before the router reads it. */
export function keepPlaces(): void {
  if (typeof window === 'undefined') return;
  const state: unknown = window.history.state;
  // The key as the router makes it; a page without https has no crypto.randomUUID().
  const key = Math.random().toString(36).slice(2, 10);
  if (!Object(state).key) window.history.replaceState({ key }, '');
  const stored = parseJson(tabStorage.read(storageKey));
  if (Array.isArray(stored)) places = new Map(stored);
}
