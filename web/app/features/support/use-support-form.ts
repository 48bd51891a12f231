import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { SupportMessage } from '#core/support/support-schemas.ts';
import { supportSent } from '#core/support/support-texts.ts';
import { answerOf, api } from '../../api/client.ts';
import { useForm, validateLazily } from '../../ui/forms/use-form.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { tabDraft, tabDraftPrefix, watchOpenWork } from '../session/drafts.ts';
import { useSession } from '../session/use-session.ts';

const supportDraft = tabDraft(`${tabDraftPrefix}support`, ['name', 'email', 'subject', 'message']);

const find = validateLazily(
  async () => (await import('#core/support/support-schemas.ts')).supportMessageSchema,
);

export type SentMessage = Pick<SupportMessage, 'email' | 'subject'>;

export function useSupportForm(onSent: (sent: SentMessage) => void) {
  const session = useSession('public');
  const { name = '', email = '' } = session.status === 'user' ? session.user : {};
  const form = useForm({ name, email, subject: '', message: '', site: '' }, find);
  const { edits, restore, values } = form;
  const send = useMutation({
    mutationFn: (json: SupportMessage) => answerOf(api.support.$post({ json })),
    onSuccess: () => toast.success(supportSent),
  });

  // After hydration: the prerendered page has no storage.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => restore(supportDraft.load()), []);
  useEffect(() => {
    if (Object.keys(edits).length > 0) supportDraft.save(edits);
    // Signing out clears it, after a warning.
    return watchOpenWork(() => Boolean(edits.subject || edits.message));
  }, [edits]);

  // Submitted before the session is known: sent with the user's name once it is.
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
    /** Name and email may still be filled in: what is typed meanwhile would be mixed with them. */
    loadingUser: session.status === 'loading',
  };
}
