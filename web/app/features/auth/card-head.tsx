import type { ReactNode } from 'react';
import { Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import classes from './auth.module.css';

interface CardHeadProps {
  readonly title: string;
  readonly titleId?: string;
  readonly children?: ReactNode;
}

/** What a card before the login asks for. */
export function CardHead({ title, titleId, children }: CardHeadProps) {
  return (
    <Stack gap={1} className={classes.head}>
      <Text as="h1" size={5} id={titleId}>
        {title}
      </Text>
      {children && <Text tone="soft">{children}</Text>}
    </Stack>
  );
}

/** Other ways on, below what a card asks for. */
export function CardFoot({ children }: { readonly children: ReactNode }) {
  return (
    <Text align="center" className={classes.foot}>
      {children}
    </Text>
  );
}
