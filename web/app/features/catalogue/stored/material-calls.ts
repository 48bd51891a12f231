import { partialMatchKey } from '@tanstack/react-query';
import type {
  CatalogueMaterial,
  CatalogueMaterialInput,
} from '#core/catalogue/catalogue-schemas.ts';
import type { RowCalls } from '../../../acts/save-against-version.ts';
import { answerOf, api } from '../../../api/client.ts';
import { replacementHeaders } from '../../../api/replacement-headers.ts';

/** How materials of the catalogue are sent. */
export const materialCalls: RowCalls<CatalogueMaterial, CatalogueMaterialInput> = {
  kind: 'material',
  create: (id, json) =>
    answerOf(api.materials.$post({ json }, { headers: { 'Idempotency-Key': id } })),
  replace: (id, json, version) =>
    answerOf(
      api.materials[':id'].$put({ param: { id }, json }, { headers: replacementHeaders(version) }),
    ),
  saysTheSame: (stored, input) => partialMatchKey([stored], [input]),
};
