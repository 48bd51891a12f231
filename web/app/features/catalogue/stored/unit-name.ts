import { defaultUnitType, unitTypes } from '#core/catalogues/unit-types.ts';

const names = new Map<string, string>(unitTypes.map(({ id, name }) => [id, name]));

/** What a stored unit is called; the usual one where the list does not know it. */
export function unitName(id: string): string {
  return names.get(id) ?? defaultUnitType;
}
