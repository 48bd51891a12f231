import { type CurvePoint, type DeadZoneThan, deadZones, netCurve } from './channel-price.ts';
import type { ChannelFees } from './fees.ts';

/** What is drawn of a channel: R$ on both axes. */
export interface Curve {
  /** The highest price, a whole number of tens. */
  readonly to: number;
  readonly lines: readonly (readonly CurvePoint[])[];
  /** The least and the most that a price up to there leaves. */
  readonly least: number;
  readonly most: number;
  /** The dead zones that begin within what is drawn. */
  readonly zones: readonly DeadZoneThan[];
}

/**
 * What a channel leaves of a price, from 0 to half as much again as a price of interest in R$, and as
 * far as the dead zones reach that begin before it.
 *
 * @throws {RangeError} as feeSchedule()
 */
export function curveAround(channel: ChannelFees, price: number): Curve {
  const wanted = Math.min(price * 1.5, 999_999);
  const begun = deadZones(channel).filter(({ from }) => Number(from) <= wanted);
  const reached = begun.flatMap(({ to }) => (to === null ? [] : [Number(to)]));
  const to = Math.ceil(Math.max(20, wanted, ...reached) / 10) * 10;
  const lines = netCurve(channel, Math.min(to, 999_999.99));
  const nets = lines.flat().map(({ net }) => net);
  return { to, lines, least: Math.min(0, ...nets), most: Math.max(...nets), zones: begun };
}
