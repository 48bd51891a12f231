import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './page.module.css';

interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={classes.back} data-screen-only>
      <IconArrowLeft size={20} aria-hidden />
      {children}
    </Link>
  );
}
