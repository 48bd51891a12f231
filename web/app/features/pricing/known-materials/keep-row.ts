import { v7 as newId } from 'uuid';
import { errorMessages } from '#core/errors/errors.ts';
import { fieldDefaults } from '#core/fields/field.ts';
import { catalogueFields } from '#core/products/fields.ts';
import { type MaterialDraft, readMaterial, settleRow } from '#core/products/product-draft.ts';
import type { CatalogueMaterial, CatalogueMaterialContent } from '#core/schemas/catalogue.ts';
import { toasts } from '#core/text/toasts.ts';
import { actOn, type Stage, type Target } from '../../../acts/act.ts';
import { answerOf, api } from '../../../api/client.ts';
import { cachedCatalogue } from '../../catalogue/stored/cached-catalogue.ts';
import { isDeleted, materialCreation } from '../../catalogue/stored/save-material.ts';
import type { DraftRow } from '../draft/draft-rows.ts';
import { keepRowKey } from './can-keep-row.ts';

/** A row by its key, and what of it goes into the catalogue. */
interface Keeping extends Target {
  readonly input: CatalogueMaterialContent;
}

/** A material of the catalogue, and the key of the row that it came from. */
interface TakingBack extends Target {
  readonly row: string;
}

/**
 * Keeps rows of the form in the catalogue, each once, however often it is asked for without an answer.
 *
 * @param link links a row, by its key, to a material of the catalogue, or to none ('')
 */
export function keepRowActs(stage: Stage, link: (row: string, materialId: string) => void) {
  const { client } = stage;
  const creations = new Map<string, ReturnType<typeof materialCreation>>();
  const takeBack = actOn<TakingBack, unknown>(stage, {
    key: [...cachedCatalogue.key, 'unkeep'],
    send: ({ id }) => answerOf(api.materials[':id'].$delete({ param: { id } })),
    onDone: (_, { id, row }) => {
      link(row, '');
      void cachedCatalogue.drop(client, id);
    },
    done: toasts.catalogueMaterialDeleted,
    failed: errorMessages.product_delete_failed.detail,
  });
  const keep = actOn<Keeping, CatalogueMaterial>(stage, {
    key: keepRowKey,
    send: async ({ id, input }) => {
      const create = creations.get(id) ?? materialCreation(newId(), false);
      creations.set(id, create);
      try {
        return await create(input, null);
      } catch (error) {
        if (isDeleted(error)) creations.delete(id);
        throw error;
      }
    },
    onDone: (material, { id }) => {
      creations.delete(id);
      link(id, material.id);
      void cachedCatalogue.put(client, material);
    },
    done: toasts.materialStored,
    undo: (material, { id }) => takeBack({ id: material.id, row: id }),
    failed: errorMessages.catalogue_add_failed.detail,
  });
  return (row: DraftRow) => keep({ id: row.key, input: inputOf(row) });
}

function inputOf(row: MaterialDraft): CatalogueMaterialContent {
  const { name, unit, wastePercentage, unitPrice, pack } = readMaterial(settleRow(row));
  const said = { name, unitType: unit, wastePercentage, unitPrice, pack };
  return { ...fieldDefaults(catalogueFields), ...said } as CatalogueMaterialContent;
}
