/** A place from 0 to 1 as a length of a drawing: 0.5 → '50%'. */
export const percent = (place: number): string => `${Math.round(place * 1e4) / 100}%`;
