import { useQuery } from '@tanstack/react-query';
import { labels } from '#core/text/labels.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { PendingButton } from '../../../ui/buttons/pending-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { useUser } from '../../session/user-context.ts';
import classes from '../section/settings.module.css';
import { pendingEmailQuery, useCancelNewEmail, useResendNewEmail } from './pending-email.ts';

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
