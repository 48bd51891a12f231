import type { ReactNode } from 'react';
import classes from './page.module.css';

export function Page({ children }: { readonly children: ReactNode }) {
  return (
    <main id="conteudo" tabIndex={-1} className={classes.page}>
      {children}
    </main>
  );
}

/** A text that is as high as a line. */
const noText = '\u00a0';

interface PageHeadProps {
  readonly title: string;
  /** While it is false its line stays free, so that nothing moves when it comes. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Short enough for title and action to share a line on a small screen too. */
  readonly compact?: boolean;
}

export function PageHead({ title, children, actions, compact = false }: PageHeadProps) {
  return (
    <div className={classes.head} data-compact={compact || undefined}>
      <h1 className={classes.title}>{title}</h1>
      {children !== undefined && <p className={classes.lead}>{children || noText}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
