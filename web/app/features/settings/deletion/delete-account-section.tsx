import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Section } from '../section/section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

interface DeleteAccountSectionProps {
  readonly subscriptionEnd: ReactNode;
}

export function DeleteAccountSection({ subscriptionEnd }: DeleteAccountSectionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Section title="Encerrar a conta" lead="Apaga sua conta e tudo o que há nela, sem volta.">
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        Deletar Conta
      </Button>
      <DeleteAccountDialog
        opened={asking}
        subscriptionEnd={subscriptionEnd}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
