import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { supportMessageSchema } from '#core/schemas/support.ts';
import { findWith, useForm } from '../../ui/use-form.ts';
import { watchOpenWork } from '../session/drafts.ts';
import { useSession } from '../session/use-session.ts';
import { useSendSupportMessage } from './send-support-message.ts';
import { supportDraft } from './support-draft.ts';

/** What was sent: the address that gets the answer, and the subject. */
export interface SentMessage {
  readonly email: string;
  readonly subject: string;
}

/** The message being written; a signed-in user's name and address are there already. */
export function useSupportForm(onSent: (sent: SentMessage) => void) {
  const session = useSession('public');
  const { name = '', email = '' } = session.status === 'user' ? session.user : {};
  const [site, setSite] = useState('');
  const form = useForm({ name, email, subject: '', message: '' }, (typed) =>
    findWith(supportMessageSchema, typed),
  );
  const { edits, restore, values } = form;
  const send = useSendSupportMessage();
  // Two clicks at once come before the first is known to be under way.
  const sending = useRef(false);

  // After hydration: the prerendered page knows nothing of this tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => restore(supportDraft.load()), []);
  useEffect(() => {
    if (Object.keys(edits).length > 0) supportDraft.save(edits);
    // Signing out forgets it, and says so first.
    return watchOpenWork(() => Boolean(edits.subject || edits.message));
  }, [edits]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.current || !form.accepts()) return;
    sending.current = true;
    const message = supportMessageSchema.parse({ ...values, ...(site && { site }) });
    send.mutate(message, {
      onSuccess: (sent) => {
        supportDraft.clear();
        onSent(sent);
      },
      onError: form.refuseAs,
      onSettled: () => {
        sending.current = false;
      },
    });
  };
  return { ...form, site, setSite, submit, pending: send.isPending, error: send.error };
}
