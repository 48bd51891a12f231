import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { importWords, remainingText } from '#core/sheets/sheet-texts.ts';
import { messageOf } from '../../api/api-error.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { importSheet, type Reading, undoImport } from './sheet-calls.ts';

type Done = Awaited<ReturnType<typeof importSheet>>;

/** Imports a file once, however often it is pressed or its answer is lost, and takes it back. */
export function useSheetImport(file: File, reading: Reading) {
  const client = useQueryClient();
  const key = useRef<{ of: string; id: string } | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const bring = async () => {
    // Another reading is another import.
    const of = JSON.stringify(reading);
    if (key.current?.of !== of) key.current = { of, id: newId() };
    setPending(true);
    setFailure(null);
    try {
      setDone(await importSheet(file, reading, key.current.id));
    } catch (error) {
      setFailure(messageOf(error));
    }
    setPending(false);
    await client.invalidateQueries();
  };
  const takeBack = async () => {
    if (!done || pending) return;
    setPending(true);
    try {
      const { kept } = await undoImport(done.id);
      toast.success(kept.length === 0 ? importWords.undone : remainingText(kept));
      key.current = null;
      setDone(null);
    } catch (error) {
      toast.error(importWords.undoFailed, messageOf(error));
    }
    setPending(false);
    await client.invalidateQueries();
  };
  return { done, pending, failure, bring, takeBack };
}
