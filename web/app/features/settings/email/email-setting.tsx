import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { securityToasts } from '#core/account/security-toasts.ts';
import { labels } from '#core/text/labels.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { PendingButton } from '../../../ui/buttons/pending-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useUser } from '../../session/user-context.ts';
import classes from '../settings.module.css';

const pendingEmailQuery = (email: string) =>
  queryOptions({
    queryKey: ['pending-email', email],
    queryFn: ({ signal }) => answerOf(api.me.email.$get({}, { init: { signal } })),
  });

/** A change of the pending email. */
function usePendingEmailMutation(mutationFn: () => Promise<unknown>, onSuccess: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess,
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['pending-email'] }),
  });
}

/** The email in use, and a new one until it is confirmed. */
export function EmailSetting({ onChange }: { readonly onChange: () => void }) {
  const { email } = useUser();
  const { data } = useQuery(pendingEmailQuery(email));
  return (
    <div>
      <Row wrap align="end" gap={3} className={classes.setting}>
        <div className={classes.wide}>
          <TextField
            id="email"
            type="email"
            label={labels.email}
            value={email}
            readOnly
            enterKeyHint="next"
            onChange={() => {}}
          />
        </div>
        <Button type="button" variant="default" onClick={onChange}>
          Alterar email
        </Button>
      </Row>
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

function PendingEmail({ email, expiresAt }: PendingEmailProps) {
  const resend = usePendingEmailMutation(
    () => answerOf(api.me.email.resend.$post()),
    () => toast.success(securityToasts.newEmailResent),
  );
  const cancel = usePendingEmailMutation(
    () => answerOf(api.me.email.$delete()),
    () => toast.seen(securityToasts.newEmailCanceled),
  );
  const expired = Date.parse(expiresAt) <= Date.now();
  return (
    <Note
      kind={expired ? 'warn' : 'info'}
      action={
        <Row wrap gap={2}>
          <LimitedButton
            variant="default"
            pending={resend.isPending}
            waiting="Reenviando…"
            error={resend.error}
            onClick={() => resend.mutate()}
          >
            Reenviar link
          </LimitedButton>
          <PendingButton
            variant="subtle"
            pending={cancel.isPending}
            waiting="Cancelando…"
            onClick={() => cancel.mutate()}
          >
            Cancelar troca
          </PendingButton>
        </Row>
      }
    >
      {expired ? 'Expirou o link que enviamos para ' : 'Enviamos um link para '}
      <strong>{email}</strong>.{' '}
      {!expired && 'Abra-o para confirmar o novo endereço; até lá, seu email continua o mesmo.'}
    </Note>
  );
}
