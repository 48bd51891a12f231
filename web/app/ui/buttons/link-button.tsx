import { Link } from 'react-router';
import { type ButtonLook, drawn } from './button.tsx';

interface LinkButtonProps extends ButtonLook {
  readonly to: string;
  /** What the next screen gets, beside its address. */
  readonly state?: unknown;
}

/** A link that looks like a button. Where it leads is loaded once somebody reaches for it. */
export function LinkButton(props: LinkButtonProps) {
  return <Link prefetch="intent" {...drawn(props)} />;
}
