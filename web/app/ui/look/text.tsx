import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ElementType } from 'react';
import classes from './look.module.css';
import { classList, type TextSize, type Tone, toneClass } from './tones.ts';

interface TextLook {
  readonly size?: TextSize;
  readonly tone?: Tone;
  readonly strong?: boolean;
  /** The face of headings and prices. */
  readonly serif?: boolean;
  /** Digits of one width, on one line. */
  readonly figures?: boolean;
  /** Whether the text is on one line, cut off where there is no room. */
  readonly clip?: boolean;
  readonly align?: 'right' | 'center';
}

type TextProps<As extends ElementType> = TextLook & {
  /** The element that it is; a paragraph otherwise. */
  readonly as?: As;
  readonly className?: string | undefined;
} & Omit<ComponentPropsWithRef<As>, keyof TextLook | 'as' | 'className'>;

export function Text<As extends ElementType = 'p'>(props: TextProps<As>) {
  const { as, size, tone, strong, serif, figures, clip, align, className, style, ...rest } =
    props as TextProps<'p'>;
  const Element: ElementType = as ?? 'p';
  return (
    <Element
      {...rest}
      className={classList(
        classes.text,
        toneClass(tone),
        strong && classes.strong,
        serif && classes.serif,
        figures && classes.figures,
        clip && classes.clip,
        align && classes[align],
        className,
      )}
      style={size ? { '--size': `var(--text-${size})`, ...style } : style}
    />
  );
}

interface BadgeProps {
  readonly tone: Tone;
  readonly children: React.ReactNode;
}

/** A word or two about the state of something. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={classList(classes.badge, toneClass(tone))}>{children}</span>;
}

interface SealProps {
  readonly tone: Tone;
  readonly Icon: TablerIcon;
  /** The size in pixels. */
  readonly size?: number;
}

/** A sign in a circle, which says at a glance what a few words beside it say. */
export function Seal({ tone, Icon, size = 40 }: SealProps) {
  return (
    <span className={classList(classes.seal, toneClass(tone))} aria-hidden="true">
      <Icon size={size} stroke={1.5} />
    </span>
  );
}
