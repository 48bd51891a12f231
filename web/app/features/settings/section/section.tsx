import { type ComponentProps, type ReactNode, useId } from 'react';
import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import classes from './settings.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}

interface SettingProps {
  readonly title: string;
  /** Its state in a word or two, beside the title. */
  readonly state?: { readonly on: boolean; readonly text: string };
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** One setting: what it is, its state, and the button that changes it. */
export function Setting({ title, state, action, children }: SettingProps) {
  return (
    <div className={classes.setting}>
      <div className={classes.settingTexts}>
        <h3 className={classes.settingTitle}>
          {title}{' '}
          {state && (
            <span className={classes.state} data-on={state.on}>
              {state.text}
            </span>
          )}
        </h3>
        <div className={classes.dim}>{children}</div>
      </div>
      {action}
    </div>
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
      <DelayedText announced>{loading}</DelayedText>
      <Skeleton height="4rem" radius="md" />
    </QueryPlaceholder>
  );
}
