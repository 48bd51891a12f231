import { emailSchema } from '../account/account-schemas.ts';
import { fieldSchemas, inputSchemas, strictObject } from '../schemas/field-schemas.ts';
import { rowSchema } from '../schemas/row.ts';
import { customerFaults, customerFields } from './customer-fields.ts';

const { telephone } = fieldSchemas(customerFields);

const digitsOf = (text: string) => text.replace(/\D/g, '').length;

/** What is sent to create or replace a customer; what is not known of them is null. */
export const customerInputSchema = strictObject({
  ...inputSchemas(customerFields),
  telephone: telephone
    .refine((text) => text === null || (digitsOf(text) >= 8 && digitsOf(text) <= 15), {
      error: customerFaults.telephone,
      params: { code: 'invalid_format' },
    })
    .default(null),
  email: emailSchema.nullable().default(null),
});

/** A customer as the API answers it. */
export const customerSchema = rowSchema(fieldSchemas(customerFields));
