import type { ReactNode } from 'react';
import { NoScript } from '../../ui/screen/no-script.tsx';
import { BackButton } from './back-button.tsx';
import classes from './frame.module.css';
import { VisitorBar } from './visitor-bar.tsx';

/** Around a text that is sent without the application. Back leads home, unless a script knows better. */
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
