import { partialMatchKey } from '@tanstack/react-query';
import type { CatalogueMaterial, CatalogueMaterialInput } from '#core/schemas/catalogue.ts';
import { saveAgainstVersion } from '../../../acts/save-against-version.ts';
import { hasCode, storedIn } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { replacementHeaders } from '../../../api/replacement-headers.ts';

/**
 * @returns what saves a new material, unless somebody else has changed it since
 * @param id becomes its id: however often it is sent, one material comes of it
 */
export function materialCreation(id: string, reopened: boolean) {
  return saveAgainstVersion<CatalogueMaterial, CatalogueMaterialInput>({
    send: (json, version) =>
      version === null
        ? answerOf(api.materials.$post({ json }, { headers: { 'Idempotency-Key': id } }))
        : put(id, json, version),
    changed: changedMaterial,
    saysTheSame,
    reopened,
  });
}

/**
 * @returns what saves changes to a material, unless somebody else made some since
 * @param from its content in the state that was opened
 */
export function materialUpdate(
  id: string,
  from: { readonly input: CatalogueMaterialInput; readonly version: string },
) {
  return saveAgainstVersion<CatalogueMaterial, CatalogueMaterialInput>({
    send: (json, version) => put(id, json, version),
    changed: changedMaterial,
    saysTheSame,
    from,
  });
}

/** The material as it is, when saving failed because somebody changed it. */
export const changedMaterial = (error: unknown) =>
  storedIn<CatalogueMaterial>(error, 'catalogue_material_changed') ??
  storedIn<CatalogueMaterial>(error, 'catalogue_already_stored');

/** Whether saving failed because the material was deleted: its id is taken, but by nothing. */
export const isDeleted = (error: unknown) =>
  hasCode(error, 'catalogue_material_not_found') ||
  (hasCode(error, 'catalogue_already_stored') && !error.stored);

function put(id: string, json: CatalogueMaterialInput, version: string | null) {
  const headers = replacementHeaders(version);
  return answerOf(api.materials[':id'].$put({ param: { id }, json }, { headers }));
}

const saysTheSame = (stored: CatalogueMaterial, input: CatalogueMaterialInput) =>
  partialMatchKey([stored], [input]);
