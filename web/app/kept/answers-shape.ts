/**
 * Names the shape of the answers that the device keeps: what an older version kept in another shape is
 * dropped. answers-shape.test.ts computes it.
 */
export const answersShape = 'a81394439da6';
