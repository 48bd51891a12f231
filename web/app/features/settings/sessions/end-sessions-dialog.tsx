import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Session } from '#core/schemas/account.ts';
import { toasts } from '#core/text/toasts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useSignOut } from '../../session/use-sign-out.ts';
import { useUnsavedWarning } from '../../session/use-unsaved-warning.ts';
import { sessionsQuery } from './sessions-query.ts';

/** What the user is about to end. */
export type Ending =
  | { readonly what: 'one'; readonly session: Session }
  | { readonly what: 'others' }
  | { readonly what: 'all' };

interface EndSessionsDialogProps {
  readonly ending: Ending | null;
  readonly onClose: () => void;
}

export function EndSessionsDialog({ ending, onClose }: EndSessionsDialogProps) {
  const end = useEndSessions(onClose);
  const signOut = useSignOut('everywhere', onClose);
  const warning = useUnsavedWarning(ending?.what === 'all');
  const confirm = () => {
    if (ending?.what === 'all') signOut.mutate();
    else if (ending) end.mutate(ending.what === 'one' ? ending.session.id : null);
  };
  return (
    <ConfirmDialog
      {...textsOf(ending ?? { what: 'others' })}
      warning={warning}
      opened={ending !== null}
      pending={end.isPending || signOut.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

function textsOf(ending: Ending) {
  switch (ending.what) {
    case 'one':
      return {
        title: 'Encerrar sessão',
        question: `${ending.session.device} sai da sua conta agora e precisará fazer login de novo.`,
        confirm: 'Sim, encerrar',
      };
    case 'others':
      return {
        title: 'Sair dos outros aparelhos',
        question: 'Sua conta continua aberta só neste aparelho. Os outros precisarão fazer login.',
        confirm: 'Sim, sair dos outros',
      };
    case 'all':
      return {
        title: 'Sair de todos os aparelhos',
        question: 'Sua conta sai de todos os aparelhos, deste também. Você precisará fazer login.',
        confirm: 'Sim, sair de todos',
      };
    default:
      return ending satisfies never;
  }
}

/**
 * Signs other browsers out.
 *
 * @param onSettled in every case, when the server has answered or failed to
 */
function useEndSessions(onSettled: () => void) {
  const client = useQueryClient();
  return useMutation({
    /** @param id of the session to end; null ends all but this one */
    mutationFn: (id: string | null) =>
      id === null
        ? answerOf(api.auth['sign-out-others'].$post())
        : answerOf(api.me.sessions[':id'].$delete({ param: { id } })),
    onSuccess: (_, id) =>
      toast.success(id === null ? toasts.otherSessionsEnded : toasts.sessionEnded),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: async () => {
      await client.invalidateQueries(sessionsQuery);
      onSettled();
    },
  });
}
