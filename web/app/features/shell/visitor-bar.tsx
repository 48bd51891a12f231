import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../ui/screen/logo.tsx';
import classes from './frame.module.css';

/** What stands above a page for who is not signed in: the mark, which leads home, and the way back. */
export function VisitorBar({ children }: { readonly children?: ReactNode }) {
  return (
    <header className={classes.visitorBar}>
      <Link to="/" className={classes.home} aria-label="Artesa, página inicial">
        <Logo />
      </Link>
      {children}
    </header>
  );
}
