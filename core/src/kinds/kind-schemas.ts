import type { z } from 'zod';
import { catalogueFields } from '../catalogue/catalogue-fields.ts';
import {
  catalogueMaterialInputSchema,
  catalogueMaterialSchema,
} from '../catalogue/catalogue-schemas.ts';
import { channelFields, channelTermFields } from '../channels/channel-fields.ts';
import { channelInputSchema, channelSchema } from '../channels/channel-schemas.ts';
import { customerFields } from '../customers/customer-fields.ts';
import { customerInputSchema, customerSchema } from '../customers/customer-schemas.ts';
import type { Fields, TextField } from '../fields/field.ts';
import { productFields } from '../products/product-fields.ts';
import { productInputSchema, productSchema } from '../products/product-schemas.ts';
import type { KindId } from './kinds.ts';

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
/** The content of a row as a client sends it: what may be left out is optional. */
export type InputOf<K extends KindId> = z.input<(typeof kindSchemas)[K]['input']>;
/** The content of a row as a client sends it, completed. */
export type ContentOf<K extends KindId> = z.output<(typeof kindSchemas)[K]['input']>;
