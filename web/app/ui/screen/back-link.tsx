import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from 'react-router';
import classes from './page.module.css';

export function BackLink({ children, ...link }: Pick<LinkProps, 'to' | 'onClick' | 'children'>) {
  return (
    <Link {...link} className={classes.back} data-screen-only>
      <IconArrowLeft size={20} aria-hidden />
      {children}
    </Link>
  );
}
