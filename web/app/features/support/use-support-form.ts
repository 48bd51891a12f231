import { type SubmitEvent, useEffect, useState } from 'react';
import { parseJson, tabStorage } from '../../ui/browser/storage.ts';
import { useForm, validateLazily } from '../../ui/forms/use-form.ts';
import { tabDraftPrefix, watchOpenWork } from '../session/drafts.ts';
import { useSession } from '../session/use-session.ts';
import { useSendSupportMessage } from './send-support-message.ts';

const key = `${tabDraftPrefix}support`;
const fields = ['name', 'email', 'subject', 'message'] as const;

type SupportDraft = Partial<Record<(typeof fields)[number], string>>;

/** What was typed and not sent yet survives a reload of the tab. */
const supportDraft = {
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

const find = validateLazily(
  async () => (await import('#core/schemas/support.ts')).supportMessageSchema,
);

/** What was sent: the address that gets the answer, and the subject. */
export interface SentMessage {
  readonly email: string;
  readonly subject: string;
}

/** The message being written; a signed-in user's name and address are there already. */
export function useSupportForm(onSent: (sent: SentMessage) => void) {
  const session = useSession('public');
  const { name = '', email = '' } = session.status === 'user' ? session.user : {};
  const form = useForm({ name, email, subject: '', message: '', site: '' }, find);
  const { edits, restore, values } = form;
  const send = useSendSupportMessage();

  // After hydration: the prerendered page knows nothing of this tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => restore(supportDraft.load()), []);
  useEffect(() => {
    if (Object.keys(edits).length > 0) supportDraft.save(edits);
    // Signing out forgets it, and says so first.
    return watchOpenWork(() => Boolean(edits.subject || edits.message));
  }, [edits]);

  // Pressed before the user is known, so it is sent with their name as soon as that has come.
  const [early, setEarly] = useState(false);
  const { form: element } = form;
  useEffect(() => {
    if (!early || session.status === 'loading') return;
    setEarly(false);
    element.current?.requestSubmit();
  }, [early, session.status, element]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (session.status === 'loading') return setEarly(true);
    void form.submit(() =>
      send.mutateAsync(values, {
        onSuccess: (sent) => {
          supportDraft.clear();
          onSent(sent);
        },
      }),
    );
  };
  return {
    ...form,
    pending: form.pending || early,
    submit,
    error: send.error,
    /** Name and address may still come by themselves: what is typed meanwhile would be mixed with them. */
    asksWho: session.status === 'loading',
  };
}
