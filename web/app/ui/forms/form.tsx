import type { ComponentProps } from 'react';
import classes from './form.module.css';
import { useAlive } from './use-alive.ts';

type FormProps = Omit<ComponentProps<'form'>, 'noValidate'>;

/**
 * A form of a page that may be there before its scripts are. Until then it takes no input: what was
 * typed would be lost, and the browser would send a password in the address. Its fields are made anew
 * when it comes to life, because nobody heard what the browser filled into the first ones. A link
 * stands beside the form: one that is made anew loses the press that it is under.
 */
export function Form({ children, ...props }: FormProps) {
  const waiting = (
    <fieldset disabled className={classes.waiting}>
      {children}
    </fieldset>
  );
  return (
    <form noValidate {...props}>
      {useAlive() ? children : waiting}
    </form>
  );
}
