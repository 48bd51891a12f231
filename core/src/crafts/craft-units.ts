import { defaultUnitType, type UnitTypeId } from '../units/unit-types.ts';
import { type CraftId, craftIds } from './crafts.ts';

/** The unit in which the first material of a craft is usually bought and used. */
const units: Readonly<Record<CraftId, UnitTypeId>> = {
  croche: 'grama',
  bordado: 'metro',
  bijuteria: 'unidade',
  biscuit: 'grama',
  ceramica: 'quilograma',
  costura: 'metro',
  decoracao: 'unidade',
  tricot: 'grama',
  macrame: 'metro',
  patchwork: 'metro',
  feltro: 'metro',
  scrapbook: 'folha',
  pintura: 'mililitro',
  madeira: 'unidade',
  vidro: 'unidade',
  papel: 'folha',
  outros: 'unidade',
};

/** The unit that a new row proposes; single pieces where no craft is chosen. */
export function unitOfCraft(craft: string): UnitTypeId {
  const known = craftIds.find((id) => id === craft);
  return known ? units[known] : defaultUnitType;
}
