import type { CatalogueMaterial, CatalogueMaterialInput } from '#core/schemas/catalogue.ts';
import { saveAgainstVersion } from '../../acts/save-against-version.ts';
import { hasCode, storedIn } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';

/**
 * Adds a material to the catalogue.
 *
 * @param id becomes its id: however often it is sent, one material comes of it
 * @throws {ApiError} 'catalogue_material_not_found' when it arrived before and was deleted since
 */
export async function createMaterial(
  id: string,
  json: CatalogueMaterialInput,
): Promise<CatalogueMaterial> {
  try {
    return await answerOf(api.materials.$post({ json }, { headers: { 'Idempotency-Key': id } }));
  } catch (error) {
    // An earlier try arrived although its answer did not, and the values were changed since.
    if (!hasCode(error, 'catalogue_already_stored')) throw error;
    return await answerOf(api.materials[':id'].$put({ param: { id }, json }));
  }
}

/** What saves changes to a material, unless somebody else has changed it since. */
export function materialUpdate(id: string) {
  return saveAgainstVersion<CatalogueMaterial, CatalogueMaterialInput>({
    send: (json, version) =>
      answerOf(
        api.materials[':id'].$put(
          { param: { id }, json },
          version === null ? {} : ifMatch(version),
        ),
      ),
    changed: 'catalogue_material_changed',
    saysTheSame: (stored, input) =>
      Object.entries(input).every(([field, value]) => Reflect.get(stored, field) === value),
  });
}

/** The material as it is, when saving failed because somebody changed it. */
export const changedMaterial = (error: unknown) =>
  storedIn<CatalogueMaterial>(error, 'catalogue_material_changed');

const ifMatch = (version: string) => ({ headers: { 'If-Match': `"${version}"` } });
