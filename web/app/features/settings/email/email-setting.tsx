import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { securityToasts } from '#core/account/security-toasts.ts';
import { labels } from '#core/text/labels.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { PendingButton } from '../../../ui/buttons/pending-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useUser } from '../../session/user-context.ts';
import classes from '../section/settings.module.css';

/** The new address that waits for its confirmation; with it the user's own changes. */
const pendingEmailQuery = (email: string) =>
  queryOptions({
    queryKey: ['pending-email', email],
    queryFn: ({ signal }) => answerOf(api.me.email.$get({}, { init: { signal } })),
  });

/** Something that changes what waits: it is asked for anew, and says how it went. */
function usePendingEmailAct<Answer>(act: () => Promise<Answer>, said: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onMutate: toast.clear,
    onSuccess: () => toast.success(said),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['pending-email'] }),
  });
}

/** Has another link sent to the address that waits; the one before ends. */
const useResendNewEmail = () =>
  usePendingEmailAct(() => answerOf(api.me.email.resend.$post()), securityToasts.newEmailResent);

/** Calls the change of email off. */
const useCancelNewEmail = () =>
  usePendingEmailAct(() => answerOf(api.me.email.$delete()), securityToasts.newEmailCanceled);

/** The email in use, and the way to another one: it counts only once it is confirmed. */
export function EmailSetting({ onAsk }: { readonly onAsk: () => void }) {
  const { email } = useUser();
  const { data } = useQuery(pendingEmailQuery(email));
  return (
    <div className={classes.email}>
      <TextField
        id="email"
        type="email"
        label={labels.email}
        value={email}
        readOnly
        enterKeyHint="next"
        onChange={() => {}}
      />
      <Button type="button" variant="default" onClick={onAsk}>
        Alterar email
      </Button>
      <div role="status" className={classes.notice}>
        {data?.pending && <PendingEmail {...data.pending} />}
      </div>
    </div>
  );
}

interface PendingEmailProps {
  readonly email: string;
  readonly expiresAt: string;
}

/** A new address that waits, with what can be done about it. */
function PendingEmail({ email, expiresAt }: PendingEmailProps) {
  const resend = useResendNewEmail();
  const cancel = useCancelNewEmail();
  const expired = Date.parse(expiresAt) <= Date.now();
  return (
    <Callout
      kind={expired ? 'warn' : 'info'}
      action={
        <div className={classes.pendingActs}>
          <LimitedButton
            variant="default"
            size="sm"
            pending={resend.isPending}
            waiting="Reenviando…"
            error={resend.error}
            onClick={() => resend.mutate()}
          >
            Reenviar link
          </LimitedButton>
          <PendingButton
            variant="subtle"
            size="sm"
            pending={cancel.isPending}
            waiting="Cancelando…"
            onClick={() => cancel.mutate()}
          >
            Cancelar troca
          </PendingButton>
        </div>
      }
    >
      {expired ? 'Expirou o link que enviamos para ' : 'Enviamos um link para '}
      <strong className={classes.address}>{email}</strong>.{' '}
      {!expired && 'Abra-o para confirmar o novo endereço; até lá, seu email continua o mesmo.'}
    </Callout>
  );
}
