import { errorMessages } from '#core/errors/errors.ts';
import { PendingButton } from '../../ui/buttons/pending-button.tsx';
import { Callout } from '../../ui/notes/callout.tsx';
import { useResendConfirmation } from './resend-confirmation.ts';

/** The account exists but its address is not confirmed yet: another email can be sent. */
export function UnconfirmedNotice({ email }: { readonly email: string }) {
  const resend = useResendConfirmation();
  return (
    <Callout
      kind="warn"
      action={
        <PendingButton
          variant="default"
          pending={resend.isPending}
          waiting="Enviando…"
          onClick={() => resend.mutate(email)}
        >
          Reenviar email de confirmação
        </PendingButton>
      }
    >
      {errorMessages.email_not_confirmed.detail}
    </Callout>
  );
}
