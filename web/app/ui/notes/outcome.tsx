import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { Stack } from '../look/box.tsx';
import { Seal, Text } from '../look/text.tsx';
import type { Tone } from '../look/tones.ts';
import classes from './outcome.module.css';

interface OutcomeProps {
  readonly tone: Tone;
  readonly Icon?: TablerIcon;
  readonly title: string;
  readonly titleId?: string;
  readonly as?: 'h1' | 'h2';
  /** Given where the heading takes the focus. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** How it is read out by itself. */
  readonly role?: 'status' | 'alert';
  /** What to do next, the likeliest first. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

/** How something ended, and what to do next. */
export function Outcome(props: OutcomeProps) {
  const { tone, Icon, title, titleId, as = 'h1', heading, role, buttons, children } = props;
  return (
    <Stack gap={5} className={classes.outcome}>
      <Stack gap={4} align="center" role={role}>
        {Icon && <Seal tone={tone} Icon={Icon} />}
        <Text as={as} size={5} id={titleId} {...(heading && { ref: heading, tabIndex: -1 })}>
          {title}
        </Text>
        {children}
      </Stack>
      {buttons && <Stack gap={3}>{buttons}</Stack>}
    </Stack>
  );
}

/** What to bear in mind, below an outcome. */
export function Tips({ children }: { readonly children: ReactNode }) {
  return (
    <Stack as="ul" gap={1} pad={4} className={classes.tips}>
      {children}
    </Stack>
  );
}
