import type { ReactNode } from 'react';
import { NoScript } from '../../ui/screen/no-script.tsx';
import classes from './shell.module.css';
import { BackButton, VisitorBar } from './visitor-bar.tsx';

/** Around a static page; without its script, back leads home. */
export function StaticFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <NoScript />
      <VisitorBar>
        <form action="/" data-back>
          <BackButton type="submit" />
        </form>
      </VisitorBar>
      {children}
    </div>
  );
}
