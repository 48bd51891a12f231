import type { CatalogueMaterial, CatalogueMaterialInput } from '#core/schemas/catalogue.ts';
import { saveAgainstVersion } from '../../acts/save-against-version.ts';
import { hasCode, storedIn } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';

/** What saves each new material, by id: a form that is opened again goes on with the same tries. */
const creations = new Map<string, ReturnType<typeof materialCreation>>();

/**
 * Adds a material to the catalogue.
 *
 * @param id becomes its id: however often it is sent, one material comes of it
 * @param version the state that it replaces, once somebody else is known to have changed it
 * @throws {ApiError} 'catalogue_already_stored' when it arrived before and somebody else changed it,
 *   'catalogue_material_not_found' when it was deleted since
 */
export async function createMaterial(
  id: string,
  json: CatalogueMaterialInput,
  version: string | null = null,
): Promise<CatalogueMaterial> {
  const create = creations.get(id) ?? materialCreation(id);
  creations.set(id, create);
  try {
    return await create(json, version);
  } catch (error) {
    // Its id is taken, but by nothing that is there: replacing it says that it was deleted.
    if (!hasCode(error, 'catalogue_already_stored') || error.stored) throw error;
    return await put(id, json, '');
  }
}

function materialCreation(id: string) {
  return saveAgainstVersion<CatalogueMaterial, CatalogueMaterialInput>({
    send: (json, version) =>
      version === null
        ? answerOf(api.materials.$post({ json }, { headers: { 'Idempotency-Key': id } }))
        : put(id, json, version),
    changed: changedMaterial,
    saysTheSame,
  });
}

/** What saves changes to a material, unless somebody else has changed it since. */
export function materialUpdate(id: string) {
  return saveAgainstVersion<CatalogueMaterial, CatalogueMaterialInput>({
    send: (json, version) => put(id, json, version),
    changed: changedMaterial,
    saysTheSame,
  });
}

/** The material as it is, when saving failed because somebody changed it. */
export const changedMaterial = (error: unknown) =>
  storedIn<CatalogueMaterial>(error, 'catalogue_material_changed') ??
  storedIn<CatalogueMaterial>(error, 'catalogue_already_stored');

function put(id: string, json: CatalogueMaterialInput, version: string | null) {
  const headers = version === null ? undefined : { 'If-Match': `"${version}"` };
  return answerOf(api.materials[':id'].$put({ param: { id }, json }, headers && { headers }));
}

const saysTheSame = (stored: CatalogueMaterial, input: CatalogueMaterialInput) =>
  Object.entries(input).every(([field, value]) => Reflect.get(stored, field) === value);
