import { z } from 'zod';
import { parseJson, tabStorage } from '../../ui/storage.ts';
import { tabDraftPrefix } from '../session/drafts.ts';

const key = `${tabDraftPrefix}support`;
const fields = ['name', 'email', 'subject', 'message'] as const;
const storedDraft = z.partialRecord(z.enum(fields), z.string());

export type SupportDraft = z.infer<typeof storedDraft>;

/** What was typed and not sent yet survives a reload of the tab. */
export const supportDraft = {
  load(): SupportDraft {
    const stored = storedDraft.safeParse(parseJson(tabStorage.read(key)));
    return stored.success ? stored.data : {};
  },
  save: (draft: SupportDraft) => tabStorage.write(key, JSON.stringify(storedDraft.parse(draft))),
  clear: () => tabStorage.remove(key),
};
