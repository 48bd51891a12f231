import { craftIds } from '../choices/crafts.ts';
import { defaultUnitType, unitTypeIds } from '../choices/unit-types.ts';
import type { Fields } from '../fields/field.ts';
import { fixedCostsFallbackNote, labels } from '../messages/labels.ts';
import { validationMessages } from '../messages/validation.ts';
import { defaultHourlyRate } from '../pricing/hourly-rate.ts';

/**
 * The fields of a product, of its materials and of a catalogue material. Schemas, forms, drafts,
 * comparisons, the database's CHECKs and the messages of bounds follow from here
 * (docs/decisions/0098).
 */
export const productFields = {
  name: { kind: 'text', label: labels.productName, subject: labels.shortName, min: 2, max: 100 },
  craftCategory: {
    kind: 'choice',
    label: labels.craftCategory,
    ids: craftIds,
    message: validationMessages.craftCategory,
  },
  productionTime: {
    kind: 'number',
    label: labels.productionTime,
    unit: 'hours',
    min: 0.5,
    max: 100,
    step: 0.5,
    decimals: 2,
    least: { above: 0 },
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
} as const satisfies Fields;

export const materialFields = {
  name: {
    kind: 'text',
    label: labels.material,
    subject: labels.materialName,
    min: 1,
    max: 50,
    missing: validationMessages.required,
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
  },
  unitPrice: {
    kind: 'number',
    label: labels.unitPrice,
    unit: 'reais',
    min: 0.01,
    max: 99999.99,
    step: 0.01,
    decimals: 2,
    least: { from: 0 },
    fallback: 0,
    mayStayEmpty: true,
  },
} as const satisfies Fields;

/** A price of the catalogue is a fact off a receipt, so it has no fallback. */
export const catalogueFields = {
  name: {
    kind: 'text',
    label: labels.catalogueName,
    subject: labels.shortName,
    min: 2,
    max: 100,
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
    fallback: null,
  },
  unitType: {
    kind: 'choice',
    label: labels.unitType,
    ids: unitTypeIds,
    message: validationMessages.unitType,
    absent: defaultUnitType,
  },
  category: {
    kind: 'text',
    label: labels.catalogueCategory,
    min: 1,
    max: 50,
    optional: true,
  },
} as const satisfies Fields;

/** The most materials one product may list, whatever the plan. */
export const maxMaterialsPerProduct = 500;
