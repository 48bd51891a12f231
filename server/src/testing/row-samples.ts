import type { KindId } from '#core/kinds/kinds.ts';
import type { InputOf } from '#core/schemas/kinds.ts';
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
