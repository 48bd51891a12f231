/** The units by which a catalogue material is priced. A material stores the `id`. */
export const unitTypes = [
  { id: 'unidade', name: 'unidade', abbreviation: 'un' },
  { id: 'metro', name: 'metro', abbreviation: 'm' },
  { id: 'centimetro', name: 'centímetro', abbreviation: 'cm' },
  { id: 'grama', name: 'grama', abbreviation: 'g' },
  { id: 'quilograma', name: 'quilograma', abbreviation: 'kg' },
  { id: 'litro', name: 'litro', abbreviation: 'L' },
  { id: 'mililitro', name: 'mililitro', abbreviation: 'mL' },
  { id: 'pacote', name: 'pacote', abbreviation: 'pct' },
  { id: 'rolo', name: 'rolo', abbreviation: 'rolo' },
  { id: 'folha', name: 'folha', abbreviation: 'fl' },
] as const;

export type UnitTypeId = (typeof unitTypes)[number]['id'];

export const unitTypeIds = unitTypes.map(({ id }) => id);

export const defaultUnitType: UnitTypeId = 'unidade';
