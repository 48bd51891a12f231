import { crafts } from './crafts.ts';

/** The name of a craft by its id, for example 'croche' → 'Crochê'. */
export function craftName(id: string): string {
  return crafts.find((craft) => craft.id === id)?.name ?? id;
}
