import { parseJson, tabStorage } from '../../ui/browser/storage.ts';
import { tabDraftPrefix } from '../session/drafts.ts';

const key = `${tabDraftPrefix}support`;
const fields = ['name', 'email', 'subject', 'message'] as const;

export type SupportDraft = Partial<Record<(typeof fields)[number], string>>;

/** What was typed and not sent yet survives a reload of the tab. */
export const supportDraft = {
  load(): SupportDraft {
    const stored = Object(parseJson(tabStorage.read(key)));
    return Object.fromEntries(
      fields.flatMap((field) =>
        typeof stored[field] === 'string' ? [[field, stored[field]]] : [],
      ),
    );
  },
  save: (draft: SupportDraft) => tabStorage.write(key, JSON.stringify(draft, [...fields])),
  clear: () => tabStorage.remove(key),
};
