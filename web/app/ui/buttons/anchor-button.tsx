import type { ComponentProps } from 'react';
import { type ButtonLook, drawn } from './button.tsx';

type AnchorButtonProps = ButtonLook & Omit<ComponentProps<'a'>, keyof ButtonLook>;

export function AnchorButton(props: AnchorButtonProps) {
  return <a {...drawn(props)} />;
}
