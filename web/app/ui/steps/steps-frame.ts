/** The size of a drawing of steps over time, in its own units, and where its steps may lie. */
export const stepsFrame = {
  width: 320,
  height: 112,
  left: 6,
  right: 314,
  top: 10,
  bottom: 106,
} as const;

export const tenths = (value: number) => Math.round(value * 10) / 10;
