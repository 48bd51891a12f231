import { crafts } from '../choices/crafts.ts';
import { defaultUnitType, unitTypes } from '../choices/unit-types.ts';
import type { Fields } from '../fields/field.ts';
import { validationMessages } from '../fields/validation.ts';
import { maxFinalPrice, noRounding, roundings } from '../pricing/final-price.ts';
import { defaultHourlyRate } from '../pricing/hourly-rate.ts';
import { fixedCostsFallbackNote, labels } from '../text/labels.ts';

/**
 * The fields of a product, of its materials and of a catalogue material. Schemas, forms, drafts,
 * comparisons, the database's CHECKs and the messages of bounds follow from here
 * (docs/decisions/0098).
 */
export const productFields = {
  name: {
    kind: 'text',
    label: labels.productName,
    subject: labels.shortName,
    min: 2,
    max: 100,
    fallback: labels.nameless,
    searched: true,
  },
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
    max: 100,
    step: 0.5,
    decimals: 6,
    least: { above: 0 },
    fallback: 1,
    typedAs: 'hours',
  },
  batchSize: {
    kind: 'number',
    label: labels.batchSize,
    subject: labels.pieces,
    unit: 'pieces',
    min: 1,
    max: 9999,
    step: 1,
    decimals: 0,
    least: { from: 1 },
    absent: 1,
    fallback: 1,
  },
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
  notes: {
    kind: 'text',
    label: labels.notes,
    plural: true,
    min: 1,
    max: 2000,
    optional: true,
    lines: 'many',
    searched: true,
  },
} as const satisfies Fields;

const { hourlyRate: _rate, rounding: _rounding, chosenPrice: _chosen, ...taken } = productFields;

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
  unitPrice: {
    kind: 'number',
    label: labels.unitPrice,
    unit: 'reais',
    min: 0.01,
    max: 99999.99,
    step: 0.01,
    decimals: 2,
    least: { from: 0 },
    optional: true,
    fallback: 0,
    mayStayEmpty: true,
    typedAs: 'sum',
  },
} as const satisfies Fields;

/** A pack as it is bought: what is paid for it and what is in it. */
export const packFields = {
  price: {
    kind: 'number',
    label: labels.packPrice,
    unit: 'reais',
    min: 0.01,
    max: 99999.99,
    step: 0.01,
    decimals: 2,
    least: { from: 0 },
    fallback: 0,
    mayStayEmpty: true,
    typedAs: 'sum',
  },
  content: {
    kind: 'number',
    label: labels.packContent,
    unit: 'units',
    min: 0.1,
    max: 999_999.999_999,
    step: 1,
    decimals: 6,
    least: { above: 0 },
    fallback: null,
    typedAs: 'amount',
  },
  unit: packUnit,
} as const satisfies Fields;

/** The fields of a row whose material comes in packs: it may be used in many small units. */
export const packedMaterialFields = {
  ...materialFields,
  quantity: { ...materialFields.quantity, max: 999_999.9999 },
} as const satisfies Fields;

/**
 * A material of the catalogue. It has a unit price or a pack. A price of the catalogue is a fact off a
 * receipt, so it has no fallback.
 */
export const catalogueFields = {
  name: {
    kind: 'text',
    label: labels.catalogueName,
    subject: labels.shortName,
    min: 2,
    max: 100,
    fallback: labels.nameless,
    searched: true,
  },
  unitPrice: {
    kind: 'number',
    label: labels.pricePerUnit,
    unit: 'reais',
    min: 0.01,
    max: 99999.99,
    step: 0.01,
    decimals: 2,
    least: { from: 0.01 },
    message: validationMessages.catalogueMaterialPrice,
    optional: true,
    fallback: null,
  },
  unitType: { ...unitField, label: labels.unitType },
  wastePercentage: { ...wasteField, label: labels.usualWaste },
  category: {
    kind: 'text',
    label: labels.catalogueCategory,
    min: 1,
    max: 50,
    optional: true,
    searched: true,
  },
  supplier: {
    kind: 'text',
    label: labels.supplier,
    min: 1,
    max: 100,
    optional: true,
    searched: true,
  },
} as const satisfies Fields;

/** The most materials one product may list, whatever the plan. */
export const maxMaterialsPerProduct = 500;
