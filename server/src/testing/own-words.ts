import { channelFaults } from '#core/channels/channel-faults.ts';
import { bandFields } from '#core/channels/channel-fields.ts';
import { customerFaults } from '#core/customers/customer-fields.ts';
import { crowdedDetails, errorMessages, tooManyRequestsDetails } from '#core/errors/errors.ts';
import { problemTexts, secondFactorDetails } from '#core/errors/problem-texts.ts';
import { boundsMessage, tooManyMaterials } from '#core/fields/bounds-message.ts';
import type { Field } from '#core/fields/field.ts';
import { priceMessages, tooManyDecimals, validationMessages } from '#core/fields/validation.ts';
import { hourFields, monthlyCostFields } from '#core/hour/hour-fields.ts';
import { hourMessages } from '#core/hour/hour-texts.ts';
import { kindSchemas } from '#core/kinds/kind-schemas.ts';
import {
  materialFields,
  maxMaterialsPerProduct,
  packedMaterialFields,
  packFields,
} from '#core/products/product-fields.ts';
import { listErrors } from '#core/schemas/list-errors.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import { stockFields } from '#core/stock/stock-fields.ts';
import { stockProblems } from '#core/stock/stock-labels.ts';
import { sheetFaults } from '#core/written-lists/sheet-faults.ts';

const described: Field[] = [
  bandFields,
  ...Object.values(kindSchemas).map(({ fields }) => fields),
  hourFields,
  materialFields,
  monthlyCostFields,
  packedMaterialFields,
  packFields,
  stockFields,
].flatMap((fields) => Object.values<Field>(fields));

/** What core says of a refusal, letter by letter. */
const sentences = new Set([
  ...textsIn([problemTexts, errorMessages, tooManyRequestsDetails, crowdedDetails]),
  ...textsIn([secondFactorDetails, sheetFaults, validationMessages, priceMessages]),
  ...textsIn([channelFaults, customerFaults, hourMessages, listErrors, stockProblems]),
  ...described.flatMap((field) => (field.kind === 'choice' ? field.message : boundsMessage(field))),
  ...Array.from({ length: 10 }, (_, decimals) => tooManyDecimals(decimals)),
  tooManyMaterials(maxMaterialsPerProduct),
]);

/** The same where a number or a name stands in it. */
const withFigures = [
  /^(Use|Informe) (no mínimo|no máximo|mais de|menos de) -?[\d.,]+( (caracteres?|itens|item))?$/,
  / Nada foi importado\.$/,
];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The sentences of a problem that are not core's: those of a library, or of nobody. */
export const foreignWords = ({ detail, errors = [] }: Problem): string[] =>
  [detail, ...errors.map(({ message }) => message)].filter(
    (text) => !sentences.has(text) && !withFigures.some((pattern) => pattern.test(text)),
  );
