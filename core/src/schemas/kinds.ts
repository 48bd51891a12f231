import type { z } from 'zod';
import { channelFields, channelTermFields } from '../channels/fields.ts';
import { customerFields } from '../customers/fields.ts';
import type { Fields, TextField } from '../fields/field.ts';
import type { KindId } from '../kinds/kinds.ts';
import { catalogueFields, productFields } from '../products/fields.ts';
import { catalogueMaterialInputSchema, catalogueMaterialSchema } from './catalogue.ts';
import { channelInputSchema, channelSchema } from './channel.ts';
import { customerInputSchema, customerSchema } from './customer.ts';
import { productInputSchema, productSchema } from './product.ts';

interface KindSchemas {
  /** A row as the API answers it. */
  readonly row: z.ZodObject;
  /** What is sent to create or replace one. */
  readonly input: z.ZodType;
  /** What is described of both. */
  readonly fields: Fields & { readonly name: TextField };
}

export const kindSchemas = {
  product: { row: productSchema, input: productInputSchema, fields: productFields },
  material: {
    row: catalogueMaterialSchema,
    input: catalogueMaterialInputSchema,
    fields: catalogueFields,
  },
  channel: {
    row: channelSchema,
    input: channelInputSchema,
    fields: { ...channelFields, ...channelTermFields },
  },
  customer: { row: customerSchema, input: customerInputSchema, fields: customerFields },
} satisfies Record<KindId, KindSchemas>;

export type RowOf<K extends KindId> = z.output<(typeof kindSchemas)[K]['row']>;
/** As a client sends it: what may be left out is optional. */
export type InputOf<K extends KindId> = z.input<(typeof kindSchemas)[K]['input']>;
/** The same, complete. */
export type ContentOf<K extends KindId> = z.output<(typeof kindSchemas)[K]['input']>;
