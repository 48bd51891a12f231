import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Session } from '#core/account/account-schemas.ts';
import { accountToasts, accountWords } from '#core/account/account-texts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useSignOutEverywhere, useUnsavedWork } from '../../session/use-sign-out.ts';

/** The account's sessions, the last used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => {
    const { sessions } = await answerOf(api.me.sessions.$get({}, { init: { signal } }));
    return sessions;
  },
  // Other browsers sign in and out without notice.
  staleTime: 0,
});

/** The sessions to end: one, all but this one, or all. */
export type Ending = Session | 'others' | 'all';

const texts = {
  others: {
    title: accountWords.endOtherSessions,
    question: 'Sua conta continua aberta só neste aparelho. Os outros precisarão fazer login.',
    confirm: 'Sim, sair dos outros',
  },
  all: {
    title: 'Sair de todos os aparelhos',
    question: 'Sua conta sai de todos os aparelhos, deste também. Você precisará fazer login.',
    confirm: 'Sim, sair de todos',
  },
};

const textsOf = ({ device }: Session) => ({
  title: 'Encerrar sessão',
  question: `${device} sai da sua conta agora e precisará fazer login de novo.`,
  confirm: 'Sim, encerrar',
});

interface EndSessionsDialogProps {
  readonly ending: Ending | null;
  readonly onClose: () => void;
}

export function EndSessionsDialog({ ending, onClose }: EndSessionsDialogProps) {
  const client = useQueryClient();
  const endOthers = useMutation({
    mutationFn: (which: Session | 'others') =>
      which === 'others'
        ? answerOf(api.auth['sign-out-others'].$post())
        : answerOf(api.me.sessions[':id'].$delete({ param: { id: which.id } })),
    onSuccess: (_, which) =>
      toast.seen(
        which === 'others' ? accountToasts.otherSessionsEnded : accountToasts.sessionEnded,
      ),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: async () => {
      await client.invalidateQueries(sessionsQuery);
      onClose();
    },
  });
  const signOut = useSignOutEverywhere(onClose);
  const { warning } = useUnsavedWork(ending === 'all');
  const shown = ending ?? 'others';
  return (
    <ConfirmDialog
      {...(typeof shown === 'string' ? texts[shown] : textsOf(shown))}
      warning={warning}
      opened={ending !== null}
      pending={endOthers.isPending || signOut.isPending}
      onConfirm={() => {
        if (ending === 'all') signOut.mutate();
        else if (ending) endOthers.mutate(ending);
      }}
      onClose={onClose}
    />
  );
}
