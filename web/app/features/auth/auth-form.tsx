import type { ComponentProps, ReactNode } from 'react';
import { LimitedButton } from '../../ui/buttons/limited-button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { FailedCall } from '../../ui/notes/load-error.tsx';

interface AuthFormProps extends Omit<ComponentProps<typeof Form>, 'onSubmit'> {
  readonly confirm: string;
  readonly waiting: string;
  readonly pending: boolean;
  /** How the last try failed. */
  readonly error: unknown;
  readonly problem: (error: unknown) => string;
  /** Read out above the fields in place of the problem. */
  readonly notice?: ReactNode;
  readonly onSubmit: () => void;
}

export function AuthForm(props: AuthFormProps) {
  const { confirm, waiting, pending, error, problem, notice, onSubmit, children, ...form } = props;
  return (
    <Form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div role="alert">
        {notice || (error ? <FailedCall error={error}>{problem(error)}</FailedCall> : null)}
      </div>
      {children}
      <LimitedButton type="submit" size="lg" pending={pending} waiting={waiting} error={error}>
        {confirm}
      </LimitedButton>
    </Form>
  );
}
