import { v7 as uuidv7 } from 'uuid';
import { errorMessages } from '#core/errors/errors.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { toasts } from '#core/text/toasts.ts';
import type { Stage } from '../../../acts/act.ts';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';
import {
  changedMaterial,
  isDeleted,
  materialCreation,
  materialUpdate,
} from '../stored/save-material.ts';
import { type CatalogueDraft, catalogueDraft } from './catalogue-draft.ts';
import {
  emptyMaterial,
  inputOf,
  type MaterialField,
  type MaterialValues,
  valuesOf,
} from './material-values.ts';

const words = {
  create: {
    saved: toasts.catalogueMaterialAdded,
    failed: errorMessages.catalogue_add_failed.detail,
  },
  update: {
    saved: toasts.catalogueMaterialUpdated,
    failed: errorMessages.catalogue_update_failed.detail,
  },
};

/** What a form begins with instead of its stored draft. */
export type MaterialStart = Pick<CatalogueDraft, 'values' | 'aside'>;

/**
 * A material being edited, or a new one (null). What is typed is stored on this device until it is
 * saved or discarded; however often it is sent, a new material is created once.
 */
export function openMaterialWork(
  { client, toast }: Stage,
  userId: string,
  material: CatalogueMaterial | null,
  start: MaterialStart | null,
) {
  const draft = catalogueDraft(userId, material);
  const stored = start ? null : draft.load();
  const version = stored?.since || (material?.updatedAt ?? null);
  const before = material ? valuesOf(material) : emptyMaterial;
  const { values: initial, aside } = start ?? stored ?? { values: before, aside: null };
  const { saved, failed } = material ? words.update : words.create;
  let id = material?.id ?? stored?.id ?? uuidv7();
  /** As they were stored last. */
  let values: MaterialValues | null = null;

  const sending = () =>
    material
      ? materialUpdate(id, { input: inputOf(before), version: material.updatedAt })
      : materialCreation(id, stored !== null);
  let send = sending();

  const fields = Object.keys(before) as MaterialField[];
  const differ = (one: MaterialValues, other: MaterialValues) =>
    fields.some((field) => one[field] !== other[field]);
  const store = (typed: MaterialValues) => {
    values = typed;
    if (differ(typed, before) || aside) {
      draft.save({ id, since: version ?? '', values: typed, aside });
    } else draft.clear();
  };
  return {
    initial,
    /** The state that the changes are made to; null for a new one. */
    version,
    restored: stored !== null,
    /** The stored draft is of a newer version of the application: nothing is stored over it. */
    holdsNewer: draft.holdsNewer(),
    aside,
    failed,
    isChanged: (typed: MaterialValues) => differ(typed, before),
    /** Stores what the fields hold on the device; what was saved is not stored again. */
    type(typed: MaterialValues): void {
      if (!values || differ(typed, values)) store(typed);
    },
    discard: draft.clear,
    /**
     * Saves what the fields hold, also when the dialog has gone meanwhile. @param against the state
     * replaced
     */
    async save(typed: MaterialValues, against: string | null): Promise<CatalogueMaterial> {
      try {
        const answer = await send(inputOf(typed, before), against);
        draft.clear();
        toast.success(saved);
        void cachedCatalogue.put(client, answer);
        return answer;
      } catch (error) {
        const current = changedMaterial(error);
        if (current) void cachedCatalogue.put(client, current);
        if (!material && isDeleted(error)) {
          // It arrived unnoticed and was deleted since: the next try creates another one.
          id = uuidv7();
          send = sending();
          store(typed);
        }
        throw error;
      }
    },
  };
}
