import { Button, type ButtonLook, Spinner } from './button.tsx';

interface PendingButtonProps extends ButtonLook {
  readonly type?: 'submit' | 'button';
  readonly pending: boolean;
  /** What the wait is for, in place of the button's own words. */
  readonly waiting: string;
  /** Why it cannot be used for now, in place of its own words. */
  readonly blocked?: string | undefined;
  readonly onClick?: () => void;
}

/** A button that names what it waits for. It keeps the focus; clicks meanwhile do nothing. */
export function PendingButton(props: PendingButtonProps) {
  const { type = 'button', pending, waiting, blocked, onClick, ...look } = props;
  const { leftSection, children, ...rest } = look;
  const idle = pending || blocked !== undefined;
  return (
    <Button
      {...rest}
      type={type}
      aria-disabled={idle}
      aria-busy={pending}
      leftSection={pending ? <Spinner /> : leftSection}
      onClick={(event) => {
        if (idle) event.preventDefault();
        else onClick?.();
      }}
    >
      {pending ? waiting : (blocked ?? children)}
    </Button>
  );
}
