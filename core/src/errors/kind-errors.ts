import { type KindId, kindOf } from '../kinds/kinds.ts';
import type { ProblemCode } from './problem-texts.ts';

/** The codes with which a request about a row is refused. */
export interface KindErrors {
  readonly notFound: ProblemCode;
  readonly changed: ProblemCode;
  readonly alreadyStored: ProblemCode;
  /** The user's plan has no room for another one. */
  readonly limitReached: ProblemCode;
  /** The kind is full: no plan has room for another one. */
  readonly full: ProblemCode;
}

const ofMaterials: Partial<KindErrors> = {
  notFound: 'catalogue_material_not_found',
  changed: 'catalogue_material_changed',
  alreadyStored: 'catalogue_already_stored',
  limitReached: 'catalogue_limit_reached',
};

/** @returns codes of which each that the kind can be refused with has its words in problemTexts */
export const errorsOf = (id: KindId) =>
  ({
    notFound: `${id}_not_found`,
    changed: `${id}_changed`,
    alreadyStored: `${id}_already_stored`,
    limitReached: `${id}_limit_reached`,
    full: `${kindOf(id).list}_full`,
    ...(id === 'material' && ofMaterials),
  }) as KindErrors;
