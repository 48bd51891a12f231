import { Button } from '@mantine/core';
import { errorMessages } from '#core/messages/errors.ts';
import { Callout } from '../../ui/callout.tsx';
import { useResendConfirmation } from './resend-confirmation.ts';

/** The account exists but its address is not confirmed yet: another email can be sent. */
export function UnconfirmedNotice({ email }: { readonly email: string }) {
  const resend = useResendConfirmation();
  return (
    <Callout
      kind="warn"
      action={
        <Button
          variant="default"
          size="sm"
          loading={resend.isPending}
          onClick={() => resend.mutate(email)}
        >
          Reenviar email de confirmação
        </Button>
      }
    >
      {errorMessages.email_not_confirmed.detail}
    </Callout>
  );
}
