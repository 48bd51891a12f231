import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productFilters } from '#core/products/product-list-schemas.ts';
import { productOrders } from '#core/products/product-orders.ts';
import { type ProductView, readView, writeView } from './view.ts';

const usual: ProductView = { query: '', sort: 'newest', profitability: null };

const views = fc.record<ProductView>({
  query: fc.string({ unit: 'grapheme' }),
  sort: fc.constantFrom(...productOrders),
  profitability: fc.constantFrom(...productFilters, null),
});

describe('the view in the address', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(views, views, (before, view) => {
        const address = writeView(writeView(new URLSearchParams(), before), view).toString();
        expect(readView(new URLSearchParams(address))).toEqual(view);
      }),
    );
  });

  it('is short when all is as usual, and leaves alone what is not its own', () => {
    const busy = writeView(new URLSearchParams('x=1'), {
      query: 'urso',
      sort: 'price',
      profitability: 'loss',
    });
    expect(busy.toString()).toBe('x=1&busca=urso&ordem=preco&rentabilidade=prejuizo');
    expect(writeView(busy, usual).toString()).toBe('x=1');
  });

  it.each(['', 'ordem=nenhuma&rentabilidade=toString', 'ordem=&rentabilidade='])(
    'takes %j as nothing said',
    (address) => {
      expect(readView(new URLSearchParams(address))).toEqual(usual);
    },
  );
});
