import { accountLabels } from '../account/account-texts.ts';
import type { Fields } from '../fields/field.ts';
import { nameless } from '../fields/field.ts';
import { productLabels } from '../products/product-texts.ts';

const optional = { kind: 'text', min: 1, optional: true } as const;

/** Whom a user sells to. These are other people's data: little, exported, erased with the account. */
export const customerFields = {
  name: {
    kind: 'text',
    label: 'Nome do cliente',
    subject: 'Nome',
    min: 1,
    max: 100,
    fallback: nameless,
  },
  telephone: { ...optional, label: 'Telefone', max: 30 },
  email: { ...optional, label: accountLabels.email, max: 254 },
  notes: { ...optional, label: productLabels.notes, plural: true, max: 2000, lines: 'many' },
} as const satisfies Fields;

/** The most customers that anybody keeps, on whatever plan. */
export const maxCustomers = 5000;

export const customerFaults = {
  telephone: 'Telefone deve ter de 8 a 15 números',
} as const;
