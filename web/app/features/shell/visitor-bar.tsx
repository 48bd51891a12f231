import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { screenTitles } from '#core/app/app-texts.ts';
import { Button, type ButtonLook } from '../../ui/buttons/button.tsx';
import { classList } from '../../ui/look/tones.ts';
import { Logo } from '../../ui/screen/logo.tsx';
import classes from './shell.module.css';

/** The header of a page for visitors. */
export function VisitorBar({ children }: { readonly children?: ReactNode }) {
  return (
    <header className={classList(classes.bar, classes.visitor)}>
      <Link to="/" className={classes.home} aria-label={screenTitles.home}>
        <Logo />
      </Link>
      {children}
    </header>
  );
}

interface BackButtonProps extends ButtonLook {
  readonly onClick?: () => void;
  readonly type?: 'submit';
}

export function BackButton(props: BackButtonProps) {
  return (
    <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} {...props}>
      Voltar
    </Button>
  );
}
