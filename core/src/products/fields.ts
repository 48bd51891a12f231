import { crafts } from '../choices/crafts.ts';
import { defaultUnitType, unitTypes } from '../choices/unit-types.ts';
import type { Fields } from '../fields/field.ts';
import { validationMessages } from '../fields/validation.ts';
import { maxFinalPrice, noRounding, roundings } from '../pricing/final-price.ts';
import { defaultHourlyRate } from '../pricing/hourly-rate.ts';
import { fixedCostsFallbackNote, labels } from '../text/labels.ts';

const nameField = {
  kind: 'text',
  subject: labels.shortName,
  min: 2,
  max: 100,
  fallback: labels.nameless,
  searched: true,
} as const;

export const piecesField = {
  kind: 'number',
  label: labels.pieces,
  unit: 'pieces',
  min: 1,
  max: 9999,
  step: 1,
  decimals: 0,
  least: { from: 1 },
  fallback: 1,
} as const;

const detailField = { kind: 'text', min: 1, optional: true, searched: true } as const;

/**
 * The fields of a product, of its materials and of a catalogue material. Schemas, forms, drafts,
 * comparisons, the database's CHECKs and the messages of bounds follow from here
 * (docs/decisions/0098).
 */
export const productFields = {
  name: { ...nameField, label: labels.productName },
  craftCategory: {
    kind: 'choice',
    label: labels.craftCategory,
    options: crafts,
    message: validationMessages.craftCategory,
    fallback: 'outros',
    searched: true,
  },
  productionTime: {
    kind: 'number',
    label: labels.productionTime,
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
  batchSize: { ...piecesField, label: labels.batchSize, subject: labels.pieces, absent: 1 },
  fixedCosts: {
    kind: 'number',
    label: labels.fixedCosts,
    plural: true,
    unit: 'reais',
    min: 0,
    max: 10000,
    step: 0.01,
    decimals: 2,
    least: { from: 0 },
    fallback: 50,
    fallbackNote: fixedCostsFallbackNote,
    noneBy: 'noFixedCosts',
  },
  hourlyRate: {
    kind: 'number',
    label: labels.hourlyRate,
    unit: 'reaisPerHour',
    min: 10,
    max: 100,
    step: 1,
    decimals: 2,
    least: { from: 10 },
    fallback: defaultHourlyRate,
  },
  marginPercentage: {
    kind: 'number',
    label: labels.markup,
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
    label: labels.rounding,
    options: roundings,
    message: validationMessages.invalidOption,
    absent: noRounding,
  },
  chosenPrice: {
    kind: 'number',
    label: labels.chosenPrice,
    subject: labels.wantedPrice,
    unit: 'reais',
    min: 0.01,
    max: maxFinalPrice,
    step: 1,
    decimals: 2,
    least: { above: 0 },
    optional: true,
    fallback: null,
  },
  notes: { ...detailField, label: labels.notes, plural: true, max: 2000, lines: 'many' },
} as const satisfies Fields;

const { hourlyRate: _rate, rounding: _rounding, chosenPrice: _chosen, ...taken } = productFields;

const { craftCategory, fixedCosts, marginPercentage, rounding } = productFields;

/** What a new product begins with as in the last one. */
export const rememberedFields = { craftCategory, fixedCosts, marginPercentage, rounding };

/** What a template takes of a product; the rest is as the user has it when they begin with it. */
export const templateFields = taken;

const packUnit = {
  kind: 'choice',
  label: labels.unit,
  options: unitTypes,
  message: validationMessages.unitType,
} as const;

const unitField = { ...packUnit, absent: defaultUnitType } as const;

const wasteField = {
  kind: 'number',
  label: labels.waste,
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

const priceField = {
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
  label: labels.quantity,
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
    label: labels.material,
    subject: labels.materialName,
    min: 1,
    max: 50,
    missing: validationMessages.required,
    fallback: labels.nameless,
  },
  quantity: {
    kind: 'number',
    label: labels.quantity,
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
  unitPrice: { ...paidField, label: labels.unitPrice, optional: true },
} as const satisfies Fields;

export const packFields = {
  price: { ...paidField, label: labels.packPrice },
  content: { ...amountField, label: labels.packContent },
  unit: packUnit,
} as const satisfies Fields;

/** The fields of a row whose material comes in packs: it may be used in many small units. */
export const packedMaterialFields = {
  ...materialFields,
  quantity: { ...materialFields.quantity, max: 999_999.9999 },
} as const satisfies Fields;

/** A material of the catalogue. Its numbers are facts, so they have no fallback. */
export const catalogueFields = {
  name: { ...nameField, label: labels.catalogueName },
  unitPrice: {
    ...priceField,
    label: labels.pricePerUnit,
    least: { from: 0.01 },
    message: validationMessages.catalogueMaterialPrice,
    optional: true,
    fallback: null,
  },
  unitType: { ...unitField, label: labels.unitType },
  wastePercentage: { ...wasteField, label: labels.usualWaste, fallback: null },
  category: { ...detailField, label: labels.catalogueCategory, max: 50 },
  supplier: { ...detailField, label: labels.supplier, max: 100 },
} as const satisfies Fields;

/** The most materials one product may list, whatever the plan. */
export const maxMaterialsPerProduct = 500;
