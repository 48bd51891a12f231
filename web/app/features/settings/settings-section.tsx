import { type ComponentProps, type ReactNode, useId } from 'react';
import { Card, Row, Stack } from '../../ui/look/box.tsx';
import { Badge, Text } from '../../ui/look/text.tsx';
import { QueryPlaceholder } from '../../ui/notes/load-error.tsx';
import { DelayedText, Skeleton } from '../../ui/notes/waiting.tsx';
import classes from './settings.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" gap={4} aria-labelledby={id}>
      <Stack>
        <h2 id={id}>{title}</h2>
        {lead && <Text tone="soft">{lead}</Text>}
      </Stack>
      {children}
    </Card>
  );
}

interface SettingProps {
  readonly title: string;
  /** The setting's state in a word or two, beside the title. */
  readonly state?: { readonly on: boolean; readonly text: string };
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** One setting: what it is, its state, and the button that changes it. */
export function Setting({ title, state, action, children }: SettingProps) {
  return (
    <Row wrap gap={3} className={classes.setting}>
      <div className={classes.wide}>
        <Text as="h3" size={3}>
          {title} {state && <Badge tone={state.on ? 'good' : 'soft'}>{state.text}</Badge>}
        </Text>
        <Text as="div" size={2} tone="soft">
          {children}
        </Text>
      </div>
      {action}
    </Row>
  );
}

type Placeholder = ComponentProps<typeof QueryPlaceholder>;

interface LoadedProps<Data> {
  readonly query: Placeholder['query'] & { readonly data: Data | undefined };
  readonly loading: string;
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** The answer of a query, or that it is loading or failed. */
export function Loaded<Data>({ query, loading, failed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <QueryPlaceholder query={query} failed={failed}>
      <DelayedText>{loading}</DelayedText>
      <Skeleton height="4rem" radius="md" />
    </QueryPlaceholder>
  );
}
