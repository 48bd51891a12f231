import type { HourState } from '#core/pricing/earned.ts';
import type { Standing } from '#core/pricing/profitability.ts';
import classes from './look.module.css';

/** What a colour means. Information is neutral, and looks like no error. */
export type Tone = 'plain' | 'soft' | 'accent' | 'good' | 'warn' | 'bad' | 'info';

/** How a product stands. Words say it, too. */
export const standingTones = {
  lucrative: 'good',
  attention: 'warn',
  low: 'warn',
  unpaid: 'warn',
  loss: 'bad',
} as const satisfies Record<Standing, Tone>;

/** What becomes of the hour: red is only what brings less than nothing. Words say it, too. */
export const hourTones = {
  paid: 'plain',
  unpaid: 'warn',
  loss: 'bad',
} as const satisfies Record<HourState, Tone>;

/** A step of the scale of spaces in theme.css. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export type TextSize = 1 | 2 | 3 | 4 | 5 | 6;

export const toneClass = (tone: Tone | undefined) => tone && classes[tone];

/** The classes that hold, in one text; undefined for none. */
export function classList(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
