import { crafts } from '../crafts/crafts.ts';
import type { Fields } from '../fields/field.ts';
import { nameless } from '../fields/field.ts';
import { validationMessages } from '../fields/validation.ts';
import { hourlyRateField } from '../hour/hourly-rate-field.ts';
import { maxFinalPrice, noRounding, roundings } from '../pricing/final-price.ts';
import { priceLabels } from '../pricing/price-labels.ts';
import { defaultUnitType, unitTypes } from '../units/unit-types.ts';
import { productLabels } from './product-texts.ts';

export const nameField = {
  kind: 'text',
  subject: productLabels.shortName,
  min: 2,
  max: 100,
  fallback: nameless,
  searched: true,
} as const;

export const piecesField = {
  kind: 'number',
  label: 'Número de peças',
  unit: 'pieces',
  min: 1,
  max: 9999,
  step: 1,
  decimals: 0,
  least: { from: 1 },
  fallback: 1,
} as const;

export const detailField = { kind: 'text', min: 1, optional: true, searched: true } as const;

/**
 * The fields of a product and of its materials, beside those of a catalogue material. Schemas, forms, drafts,
 * comparisons, the database's CHECKs and the messages of bounds follow from here
 * (docs/decisions/0098).
 */
export const productFields = {
  name: { ...nameField, label: 'Nome do produto' },
  craftCategory: {
    kind: 'choice',
    label: productLabels.craftCategory,
    options: crafts,
    message: validationMessages.craftCategory,
    fallback: 'outros',
    searched: true,
  },
  productionTime: {
    kind: 'number',
    label: productLabels.productionTime,
    unit: 'hours',
    min: 0.5,
    max: 1000,
    step: 0.5,
    lastStep: 100,
    decimals: 6,
    least: { above: 0 },
    fallback: 1,
    typedAs: 'hours',
  },
  batchSize: {
    ...piecesField,
    label: 'Rende quantas peças?',
    subject: 'Número de peças',
    absent: 1,
  },
  fixedCosts: {
    kind: 'number',
    label: priceLabels.fixedCosts,
    plural: true,
    unit: 'reais',
    min: 0,
    max: 10000,
    step: 0.01,
    decimals: 2,
    least: { from: 0 },
    fallback: 50,
    fallbackNote:
      'Sem valor aqui, contamos R$ 50,00. Se não for o caso, marque "Não tenho custos fixos".',
    noneBy: 'noFixedCosts',
  },
  hourlyRate: hourlyRateField,
  marginPercentage: {
    kind: 'number',
    label: priceLabels.markup,
    unit: 'percent',
    min: 10,
    max: 300,
    step: 10,
    decimals: 2,
    least: { from: 10 },
    fallback: 100,
  },
  rounding: {
    kind: 'choice',
    label: productLabels.rounding,
    options: roundings,
    message: validationMessages.invalidOption,
    absent: noRounding,
  },
  chosenPrice: {
    kind: 'number',
    label: productLabels.chosenPrice,
    subject: 'Preço que você quer cobrar',
    unit: 'reais',
    min: 0.01,
    max: maxFinalPrice,
    step: 1,
    decimals: 2,
    least: { above: 0 },
    optional: true,
    fallback: null,
  },
  notes: { ...detailField, label: productLabels.notes, plural: true, max: 2000, lines: 'many' },
} as const satisfies Fields;

const { hourlyRate: _rate, rounding: _rounding, chosenPrice: _chosen, ...taken } = productFields;

const { craftCategory, fixedCosts, marginPercentage, rounding } = productFields;

/** What a new product begins with as in the last one. */
export const rememberedFields = { craftCategory, fixedCosts, marginPercentage, rounding };

/** What a template takes of a product; the rest is as the user has it when they begin with it. */
export const templateFields = taken;

const packUnit = {
  kind: 'choice',
  label: 'Unidade de medida',
  options: unitTypes,
  message: validationMessages.unitType,
} as const;

export const unitField = { ...packUnit, absent: defaultUnitType } as const;

export const wasteField = {
  kind: 'number',
  label: productLabels.waste,
  unit: 'percent',
  min: 0,
  max: 100,
  step: 1,
  decimals: 2,
  least: { from: 0 },
  absent: 0,
  fallback: 0,
  mayStayEmpty: true,
} as const;

export const priceField = {
  kind: 'number',
  unit: 'reais',
  min: 0.01,
  max: 99999.99,
  step: 0.01,
  decimals: 2,
} as const;

/** What was paid, which may be nothing. */
const paidField = {
  ...priceField,
  least: { from: 0 },
  fallback: 0,
  mayStayEmpty: true,
  typedAs: 'sum',
} as const;

export const amountField = {
  kind: 'number',
  label: productLabels.quantity,
  unit: 'units',
  min: 0.1,
  max: 999_999.999_999,
  step: 1,
  decimals: 6,
  least: { above: 0 },
  fallback: null,
  typedAs: 'amount',
} as const;

/** A row of a product's materials. It has a unit price or a pack. */
export const materialFields = {
  name: {
    kind: 'text',
    label: productLabels.material,
    subject: 'Nome do material',
    min: 1,
    max: 50,
    missing: validationMessages.required,
    fallback: nameless,
  },
  quantity: {
    kind: 'number',
    label: productLabels.quantity,
    unit: 'units',
    min: 0.1,
    max: 9999,
    step: 0.1,
    decimals: 4,
    least: { above: 0 },
    fallback: 1,
    mayStayEmpty: true,
    typedAs: 'amount',
  },
  unit: unitField,
  wastePercentage: wasteField,
  unitPrice: { ...paidField, label: productLabels.unitPrice, optional: true },
} as const satisfies Fields;

export const packFields = {
  price: { ...paidField, label: 'Preço do pacote inteiro' },
  content: { ...amountField, label: 'Conteúdo do pacote' },
  unit: packUnit,
} as const satisfies Fields;

/** The fields of a row whose material comes in packs: it may be used in many small units. */
export const packedMaterialFields = {
  ...materialFields,
  quantity: { ...materialFields.quantity, max: 999_999.9999 },
} as const satisfies Fields;

/** The most materials one product may list, whatever the plan. */
export const maxMaterialsPerProduct = 500;
