import { useState } from 'react';
import { RecoveryRequest } from './recovery-request.tsx';
import { RecoverySent } from './recovery-sent.tsx';

/** Asks for the email, then says what to do with the message that was sent. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <RecoveryRequest onSent={setSentTo} />
  ) : (
    <RecoverySent email={sentTo} onAgain={() => setSentTo(null)} />
  );
}
