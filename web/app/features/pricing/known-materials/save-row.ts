import { v7 as newId } from 'uuid';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import type {
  CatalogueMaterial,
  CatalogueMaterialContent,
} from '#core/catalogue/catalogue-schemas.ts';
import { catalogueToasts } from '#core/catalogue/catalogue-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { fieldDefaults } from '#core/fields/field.ts';
import { type MaterialDraft, readMaterial, settleRow } from '#core/product-draft/product-draft.ts';
import { actOn, type Stage, type Target } from '../../../acts/act.ts';
import { isDeleted, saveAgainstVersion } from '../../../acts/save-against-version.ts';
import { answerOf, api } from '../../../api/client.ts';
import { cachedCatalogue } from '../../catalogue/stored/cached-catalogue.ts';
import { materialCalls } from '../../catalogue/stored/material-calls.ts';
import type { DraftRow } from '../draft/draft-rows.ts';
import { saveRowKey } from './can-save-row.ts';

/** What saves a row, by its key: every try without an answer creates the same material. */
const creations = new Map<string, ReturnType<typeof creation>>();

function creation() {
  const id = newId();
  const save = saveAgainstVersion(materialCalls);
  return (input: CatalogueMaterialContent) => save(id, input, null);
}

/**
 * Saves a row of the form in the catalogue, and links it.
 *
 * @param link links a row, by its key, to a material of the catalogue, or to none ('')
 */
export function saveRow(
  stage: Stage,
  row: DraftRow,
  link: (key: string, materialId: string) => void,
): void {
  const { client } = stage;
  const undo = actOn<Target, unknown>(stage, {
    key: [...cachedCatalogue.key, 'unkeep'],
    send: ({ id }) => answerOf(api.materials[':id'].$delete({ param: { id } })),
    onDone: (_, { id }) => {
      link(row.key, '');
      void cachedCatalogue.drop(client, id);
    },
    done: catalogueToasts.deleted,
    failed: errorMessages.product_delete_failed.detail,
  });
  const save = actOn<Target, CatalogueMaterial>(stage, {
    key: saveRowKey,
    send: async ({ id }) => {
      const create = creations.get(id) ?? creation();
      creations.set(id, create);
      try {
        return await create(contentOf(row));
      } catch (error) {
        if (isDeleted(materialCalls, error)) creations.delete(id);
        throw error;
      }
    },
    onDone: (material, { id }) => {
      creations.delete(id);
      link(id, material.id);
      void cachedCatalogue.put(client, material);
    },
    done: catalogueToasts.stored,
    undo: ({ id }) => undo({ id }),
    failed: errorMessages.catalogue_add_failed.detail,
  });
  save({ id: row.key });
}

function contentOf(row: MaterialDraft): CatalogueMaterialContent {
  const { name, unit, wastePercentage, unitPrice, pack } = readMaterial(settleRow(row));
  const content = { name, unitType: unit, wastePercentage, unitPrice, pack };
  return { ...fieldDefaults(catalogueFields), ...content } as CatalogueMaterialContent;
}
