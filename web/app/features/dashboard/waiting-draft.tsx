import { IconPencil } from '@tabler/icons-react';
import { queryOptions } from '@tanstack/react-query';
import { waitingDraftWords } from '#core/products/waiting-draft-texts.ts';
import type { Me } from '#core/schemas/account.ts';
import { formatMoney } from '#core/text/formats.ts';
import { deviceStorage } from '../../ui/browser/browser-storage.ts';
import { ListRow } from '../../ui/look/list-row.tsx';
import look from '../../ui/look/look.module.css';
import { draftPrefix } from '../session/drafts.ts';
import { trialStorage } from '../session/trial.ts';

/** The new piece that was begun on this device; what reads it comes where there may be one. */
export const waitingDraftQuery = (user: Pick<Me, 'id' | 'craftType'>) =>
  queryOptions({
    queryKey: ['waiting-draft', user.id],
    queryFn: async () => {
      const { waitingDraft } = await import('../pricing/draft/waiting-draft.ts');
      return waitingDraft(user);
    },
    enabled: deviceStorage.hasPrefix(`${draftPrefix(user.id)}product`) || trialStorage.isStored(),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

interface WaitingDraftProps {
  readonly draft: { readonly name: string; readonly price: string | null };
}

export function WaitingDraft({ draft: { name, price } }: WaitingDraftProps) {
  return (
    <div className={look.rows}>
      <ListRow
        start={<IconPencil size={24} stroke={1.6} />}
        title={waitingDraftWords.title(name)}
        facts={waitingDraftWords.facts(price && formatMoney(price))}
        to="/calculator"
      />
    </div>
  );
}
