import { useQueryClient } from '@tanstack/react-query';
import { confirmations } from '#core/text/toasts.ts';
import { unsavedWork } from './drafts.ts';
import { sessionQuery } from './session-query.ts';

/**
 * The warning that leaving the account on this device would lose what was typed or measured.
 *
 * @param asked looks only while a dialog asks
 */
export function useUnsavedWarning(asked: boolean): string | undefined {
  const user = useQueryClient().getQueryData(sessionQuery.queryKey)?.user;
  if (!asked || !user) return undefined;
  const { typed, measured } = unsavedWork(user.id);
  const warnings = [measured && confirmations.measuredTime, typed && confirmations.unsavedChanges];
  return warnings.filter(Boolean).join(' ') || undefined;
}
