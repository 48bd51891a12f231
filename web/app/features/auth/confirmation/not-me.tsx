import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';

interface NotMeProps {
  readonly token: string;
  readonly asking: boolean;
  readonly onAsk: () => void;
  readonly onBack: () => void;
  readonly onErased: () => void;
}

/** For somebody whose email another person signed up: erases what was signed up. */
export function NotMe({ token, asking, onAsk, onBack, onErased }: NotMeProps) {
  const disown = useMutation({
    mutationFn: () => answerOf(api.auth['not-me'].$post({ json: { token } })),
    onSuccess: onErased,
    onError: (error) => {
      onBack();
      toast.error(messageOf(error));
    },
  });
  return (
    <>
      <Button variant="subtle" fullWidth onClick={onAsk}>
        Não fui eu
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Apagar este cadastro?"
        question="Alguém usou o seu email para criar uma conta. Apagamos essa conta e tudo o que há nela."
        confirm="Sim, apagar"
        pending={disown.isPending}
        onConfirm={() => disown.mutate()}
        onClose={onBack}
      />
    </>
  );
}
