import { defaultUnitType, unitTypes } from '#core/choices/unit-types.ts';

const names = new Map<string, string>(unitTypes.map(({ id, name }) => [id, name]));

/** The name of a stored unit; an unknown one counts as the usual one. */
export function unitName(id: string): string {
  return names.get(id) ?? defaultUnitType;
}
