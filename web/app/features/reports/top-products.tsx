import { craftName } from '#core/choices/crafts.ts';
import { isLoss } from '#core/pricing/profitability.ts';
import type { Report } from '#core/schemas/report.ts';
import { formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { Row, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { Amount } from '../../ui/price/amount.tsx';
import { Section } from './section.tsx';

/** The best products of those that earn something: one that loses is nowhere called lucrative. */
export function TopProducts({ products }: { readonly products: Report['topProducts'] }) {
  const earning = products.filter(({ profit }) => !isLoss(profit));
  return (
    <Section title="Produtos Mais Lucrativos">
      {earning.length === 0 && (
        <Text tone="soft">Com o seu valor da hora de hoje, nenhum produto dá lucro.</Text>
      )}
      <Stack as="ol" gap={3}>
        {earning.map((product, index) => (
          <Row as="li" key={product.id} gap={3} align="start">
            <Text as="span" size={4} serif tone="soft">
              {index + 1}º
            </Text>
            <Stack grow>
              <h3 dir="auto">{product.name}</h3>
              <Text size={2} tone="soft">
                {craftName(product.craftCategory)}
              </Text>
              <Row wrap align="baseline" gap={2}>
                <Text as="strong" size={4} serif>
                  <Amount inline>{formatMoney(product.finalPrice)}</Amount>
                </Text>
                <Text as="span" size={2} tone="soft">
                  {labels.markup} <b>{formatPercent(product.markup)}</b>
                </Text>
                <Text as="span" size={2} tone="soft">
                  {labels.netMargin} <b>{formatPercent(product.netMargin, 1)}</b>
                </Text>
              </Row>
            </Stack>
          </Row>
        ))}
      </Stack>
    </Section>
  );
}
