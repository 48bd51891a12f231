import type { Fields } from '../fields/field.ts';
import { nameless } from '../fields/field.ts';

const feeKind = {
  kind: 'number',
  min: 0,
  step: 0.5,
  decimals: 2,
  least: { from: 0 },
  fallback: null,
} as const;

const reais = { ...feeKind, unit: 'reais', max: 99_999.99 } as const;

const percentField = { ...feeKind, unit: 'percent', max: 99.99 } as const;
const feeField = { ...reais, typedAs: 'sum' } as const;
const limitField = { ...reais, optional: true } as const;

/** What a channel is called and what it takes of every sale; its commission is in bands. */
export const channelFields = {
  name: {
    kind: 'text',
    label: 'Nome do lugar',
    subject: 'Nome',
    min: 2,
    max: 50,
    fallback: nameless,
  },
  min: { ...limitField, label: 'Comissão mínima' },
  cap: { ...limitField, label: 'Comissão máxima' },
  paymentPercent: { ...percentField, label: 'Taxa do pagamento', absent: 0 },
  paymentFixed: { ...feeField, label: 'Taxa fixa do pagamento', absent: 0 },
  taxPercent: { ...percentField, label: 'Imposto', absent: 0 },
  sellerCost: {
    ...feeField,
    label: 'Seus gastos por venda',
    subject: 'Seus gastos',
    plural: true,
    absent: 0,
  },
} as const satisfies Fields;

/** When a channel pays; null where nobody chose. */
export const channelTermFields = {
  paysAfterDays: {
    kind: 'number',
    label: 'Dias até receber',
    plural: true,
    unit: 'days',
    min: 0,
    max: 365,
    step: 1,
    decimals: 0,
    least: { from: 0 },
    optional: true,
    fallback: null,
  },
} as const satisfies Fields;

/** The fields of a band: from a price on, a share of it and a fee for each sale. */
export const bandFields = {
  from: {
    kind: 'number',
    label: 'A partir de',
    subject: 'O preço em que a faixa começa',
    unit: 'reais',
    min: 0,
    max: 999_999.99,
    step: 1,
    decimals: 2,
    least: { from: 0 },
    fallback: null,
  },
  percent: { ...percentField, label: 'Comissão' },
  fixed: { ...feeField, label: 'Taxa fixa' },
} as const satisfies Fields;

/** The most bands of a channel. */
export const maxBands = 20;

/** The length of the id of the fee table that a channel was copied from. */
export const feeTableBounds = { min: 1, max: 60 } as const;

/** The most channels that somebody keeps, whatever the plan. */
export const maxChannels = 100;

/** The most channels that were chosen for a product, while they were. */
export const maxProductChannels = 20;
