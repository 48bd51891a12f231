import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router';

interface LinkButtonProps extends ButtonProps {
  readonly to: string;
  /** What the next screen is told, beside its address. */
  readonly state?: unknown;
  readonly onClick?: () => void;
}

/** A link that looks like a button. Where it leads is loaded once somebody reaches for it. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={Link} prefetch="intent" {...props} />;
}
