import type { ReactNode } from 'react';
import { formatCount, formatPercent } from '#core/numbers/formats.ts';
import { isAverageMarkupLow } from '#core/pricing/profitability.ts';
import type { Report } from '#core/reports/report-schemas.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { readView, writeView } from '../products/finding/view.ts';
import { Section } from './report-section.tsx';

const usual = readView(new URLSearchParams());
const reviewList = `/products?${writeView(new URLSearchParams(), { ...usual, profitability: 'review' })}`;

export function Suggestions({ report }: { readonly report: Report }) {
  const { averageMargin, distribution } = report;
  const low = distribution.attention.count + distribution.loss.count;
  const lucrative = distribution.lucrative.count;
  return (
    <Section title="Sugestões de Melhoria">
      <Stack as="ul" gap={3}>
        <Tip
          kind={low === 0 ? 'info' : 'warn'}
          title="Produtos com margem baixa"
          action={<Review to={low === 0 ? '/products' : reviewList}>Revisar precificação</Review>}
          more={low === 0 && 'Nenhum precisa de revisão agora.'}
        >
          {formatCount(low, 'produto pode', 'produtos podem')} ter margem insuficiente
        </Tip>
        <Tip
          kind={lucrative === 0 ? 'info' : 'good'}
          title="Boa rentabilidade"
          action={<strong>Manter estratégia</strong>}
          more={lucrative === 0 && 'Nenhum produto chega ainda a 40% de margem sobre o custo.'}
        >
          {formatCount(lucrative, 'produto lucrativo', 'produtos lucrativos')}
        </Tip>
        <Tip
          kind="info"
          title="Margem média"
          action={
            isAverageMarkupLow(averageMargin) ? (
              <Review to={reviewList}>Considere aumentar</Review>
            ) : (
              <strong>Muito bom!</strong>
            )
          }
        >
          A margem média dos seus produtos é {formatPercent(averageMargin, 0)}
        </Tip>
      </Stack>
    </Section>
  );
}

interface TipProps {
  readonly kind: 'warn' | 'good' | 'info';
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
  readonly more?: string | false;
}

function Tip({ kind, title, action, children, more }: TipProps) {
  return (
    <li>
      <Note kind={kind} action={action}>
        <Text as="h3" size={3}>
          {title}
        </Text>
        <Text>{children}</Text>
        {more && <Text>{more}</Text>}
      </Note>
    </li>
  );
}

/** An advice that can be followed right away. */
function Review({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <LinkButton to={to} variant="default">
      {children}
    </LinkButton>
  );
}
