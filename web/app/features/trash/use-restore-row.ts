import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { trashWords } from '#core/history/history-texts.ts';
import type { Trashed } from '#core/schemas/trash.ts';
import { messageOf } from '../../api/api-error.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { isLimitError } from '../products/acts/product-limits.ts';
import { restoreTrashed } from './restore-trashed.ts';
import { trashQuery } from './trash-query.ts';

/**
 * Brings deleted rows back, one at a time. Without room for it, it leads to where there is more.
 *
 * @param onDone when one is back
 */
export function useRestoreRow(onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [under, setUnder] = useState<string | null>(null);
  const restoreRow = async (row: Trashed) => {
    if (under !== null) return;
    setUnder(row.id);
    try {
      await restoreTrashed(client, row);
      toast.success(trashWords.restored);
      onDone();
    } catch (error) {
      toast.error(trashWords.restoreFailed, messageOf(error));
      if (isLimitError(error)) void navigate('/upgrade');
    }
    setUnder(null);
    await client.invalidateQueries({ queryKey: trashQuery.queryKey });
  };
  return { restoreRow, under };
}
