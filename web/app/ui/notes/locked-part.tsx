import { IconCrown } from '@tabler/icons-react';
import { planWords } from '#core/plans/plan-texts.ts';
import { LinkButton } from '../buttons/button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

type LockedPartProps = Omit<EmptyStateProps, 'heading' | 'action'>;

/** What stands in place of a screen that the plan does not have: what it would do. */
export const LockedPart = (props: LockedPartProps) => (
  <EmptyState
    {...props}
    heading="h1"
    action={
      <LinkButton to="/upgrade" size="lg" leftSection={<IconCrown size={20} aria-hidden />}>
        {planWords.upgrade}
      </LinkButton>
    }
  />
);
