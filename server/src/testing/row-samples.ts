import { type ContentOf, type InputOf, kindSchemas } from '#core/kinds/kind-schemas.ts';
import { type KindId, kindOf, kinds, plainKinds } from '#core/kinds/kinds.ts';
import { pageSize } from '#core/schemas/list-queries.ts';
import { fairInput } from './channel-input.ts';
import { numberedProduct } from './product-input.ts';

/** What is sent to keep a row of each kind, with something in every field. */
export const sampleOf: { readonly [K in KindId]: InputOf<K> } = {
  product: numberedProduct(3),
  material: { name: 'Argila', unitPrice: 7.5, unitType: 'quilograma', category: 'Cerâmica' },
  channel: fairInput,
  customer: {
    name: 'Dona Lúcia',
    telephone: '(81) 99999-0000',
    email: 'lucia@example.com',
    notes: 'Prefere azul.\nPaga no PIX.',
  },
};

/** The same, complete: as it is stored. */
export const contentOf = <K extends KindId>(kind: K) =>
  kindSchemas[kind].input.parse(sampleOf[kind]) as ContentOf<K>;

export const pathOf = (kind: KindId) => `/api/${kinds[kind].list}`;

/** Of these there may be more rows than a page has. */
export const pagedKinds = plainKinds.filter(
  (kind) => (kindOf(kind).most ?? Number.POSITIVE_INFINITY) > pageSize.max,
);
