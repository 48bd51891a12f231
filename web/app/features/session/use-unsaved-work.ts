import { useQueryClient } from '@tanstack/react-query';
import { hasUnsavedWork } from './drafts.ts';
import { sessionQuery } from './session-query.ts';

/**
 * Whether leaving the account on this device would lose something that was typed.
 *
 * @param asked looks only while a dialog asks
 */
export function useUnsavedWork(asked: boolean): boolean {
  const user = useQueryClient().getQueryData(sessionQuery.queryKey)?.user;
  return asked && user ? hasUnsavedWork(user.id) : false;
}
