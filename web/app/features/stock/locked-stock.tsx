import { IconCrown, IconPackage } from '@tabler/icons-react';
import { stockWords } from '#core/stock/stock-texts.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';

/** What stock would be, for users whose plan does not have it and who have none. */
export const LockedStock = () => (
  <EmptyState
    heading="h1"
    title={stockWords.title}
    picture={<IconPackage size="100%" stroke={1} />}
    action={
      <LinkButton to="/upgrade" leftSection={<IconCrown size={20} aria-hidden />}>
        {stockWords.upgrade}
      </LinkButton>
    }
  >
    <p>{stockWords.lockedHint}</p>
  </EmptyState>
);
