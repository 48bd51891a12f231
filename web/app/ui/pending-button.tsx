import { Button, type ButtonProps, Loader } from '@mantine/core';

interface PendingButtonProps extends Omit<ButtonProps, 'loading'> {
  readonly type?: 'submit' | 'button';
  readonly pending: boolean;
  /** What the wait is for, said in place of the button's own words. */
  readonly waiting: string;
  readonly onClick?: () => void;
}

/** A button that says what it waits for. It keeps the focus; clicks meanwhile do nothing. */
export function PendingButton(props: PendingButtonProps) {
  const { type = 'button', pending, waiting, onClick, leftSection, children, ...look } = props;
  return (
    <Button
      {...look}
      type={type}
      aria-disabled={pending}
      aria-busy={pending}
      leftSection={pending ? <Loader size={20} color="currentColor" aria-hidden /> : leftSection}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.();
      }}
    >
      {pending ? waiting : children}
    </Button>
  );
}
