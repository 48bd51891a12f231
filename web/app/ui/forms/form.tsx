import type { ComponentProps } from 'react';
import classes from './form.module.css';
import { useAlive } from './use-alive.ts';

type FormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'className'>;

/**
 * A form of a page that may be there before its scripts are. Until then it takes no input: that
 * would be lost. Then its fields are created again, since nobody heard what the browser filled in.
 * A link stands beside the form: created again, it would lose the press that it is under.
 */
export function Form({ children, ...props }: FormProps) {
  const waiting = (
    <fieldset disabled className={classes.waiting}>
      {children}
    </fieldset>
  );
  return (
    <form noValidate {...props} className={classes.form}>
      {useAlive() ? children : waiting}
    </form>
  );
}
