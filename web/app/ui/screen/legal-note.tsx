import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accountWords } from '#core/account/account-texts.ts';
import { VisuallyHidden } from '../look/visually-hidden.tsx';
import classes from './page.module.css';

interface LegalNoteProps {
  /** What agrees to them, as in 'entrar'. */
  readonly act: string;
}

/** What somebody agrees to. The texts open in a new tab, so that a form keeps what was typed. */
export function LegalNote({ act }: LegalNoteProps) {
  return (
    <p className={classes.legal}>
      Ao {act}, você concorda com os <NewTab to="/terms">{accountWords.terms}</NewTab> e a{' '}
      <NewTab to="/privacy">{accountWords.privacy}</NewTab>.
    </p>
  );
}

function NewTab({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
    </Link>
  );
}
