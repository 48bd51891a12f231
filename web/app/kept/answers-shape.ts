/**
 * Names the shape of the answers that the device keeps: what an older version stored in another shape is
 * dropped. answers-shape.test.ts computes it.
 */
export const answersShape = 'd9e249b6a2c7';
