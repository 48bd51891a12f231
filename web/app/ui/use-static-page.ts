import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';

/** A route's `handle`: its page is prerendered to be sent without the application. */
export interface StaticHandle {
  /** The address of the one script that it runs. */
  readonly staticScript: string;
}

/**
 * The script of a page that is being prerendered to do without the application; otherwise null, as
 * within the application such a screen is one like any other, and while developing all of them are.
 */
export function useStaticPage(): string | null {
  // The fallback page for all other screens is rendered at the address of the first one.
  const isFallback = use(FrameworkContext)?.isSpaMode;
  const handle = useMatches().at(-1)?.handle as Partial<StaticHandle> | undefined;
  if (!import.meta.env.SSR || import.meta.env.DEV || isFallback) return null;
  return handle?.staticScript ?? null;
}
