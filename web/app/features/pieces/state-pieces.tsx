import { IconBasket } from '@tabler/icons-react';
import { breakdownAtPrice, computePrice } from '#core/pricing/price.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { LoadError, StaleNote } from '../../ui/notes/load-error.tsx';
import { Skeleton, Waiting } from '../../ui/notes/waiting.tsx';
import { PriceDrawing } from '../../ui/price/price-drawing.tsx';
import { priceParts } from '../../ui/price/price-parts.ts';
import { ProfitabilityBadge } from '../products/figures/profitability-badge.tsx';
import { Piece, PieceGroup } from './piece.tsx';

const failure = new Error('piece');
const nothing = () => {};
const standings = ['lucrative', 'attention', 'low', 'loss'] as const;

const bowl = {
  materials: [{ quantity: '1.2', unitPrice: '14.00' }],
  productionTime: '2',
  fixedCosts: '6.00',
  hourlyRate: '25',
};

export function StatePieces() {
  return (
    <>
      <PieceGroup title="Avisos e estados">
        <Piece name="Esperando">
          <Waiting>Abrindo seus produtos…</Waiting>
          <Skeleton height="5rem" />
        </Piece>
        <Piece name="Vazio">
          <EmptyState
            title="Nenhum produto ainda"
            picture={<IconBasket size="100%" stroke={1} />}
            action={<Button>Nova peça</Button>}
          >
            <p>Comece pela peça que você mais vende.</p>
          </EmptyState>
        </Piece>
        <Piece name="Não abriu">
          <LoadError
            title="Não foi possível abrir"
            error={failure}
            onRetry={nothing}
            retrying={false}
          />
        </Piece>
        <Piece name="Pode estar velho">
          <StaleNote error={failure} onRetry={nothing} retrying={false}>
            Mostramos o que já estava neste aparelho.
          </StaleNote>
        </Piece>
      </PieceGroup>
      <PieceGroup title="Preço e lucratividade">
        {['0', '100'].map((marginPercentage) => (
          <Piece key={marginPercentage} name={`Preço com ${marginPercentage} % sobre o custo`}>
            <PriceDrawing parts={priceParts(computePrice({ ...bowl, marginPercentage }))} />
          </Piece>
        ))}
        <Piece name="Preço que não cobre o custo">
          <PriceDrawing parts={priceParts(breakdownAtPrice(bowl, '60'))} />
        </Piece>
        <Piece row name="Lucratividade">
          {standings.map((standing) => (
            <ProfitabilityBadge key={standing} standing={standing} />
          ))}
        </Piece>
      </PieceGroup>
    </>
  );
}
