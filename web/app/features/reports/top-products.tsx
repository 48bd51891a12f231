import { craftName } from '#core/crafts/crafts.ts';
import { centsText } from '#core/numbers/decimal.ts';
import { formatMoney, formatPercent } from '#core/numbers/formats.ts';
import { forWork } from '#core/pricing/earned.ts';
import { earnedText } from '#core/pricing/earned-texts.ts';
import { markupText } from '#core/pricing/markup-text.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { isLoss } from '#core/pricing/profitability.ts';
import type { Report } from '#core/reports/report-schemas.ts';
import { Row, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { Section } from './report-section.tsx';
import classes from './reports.module.css';

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
            <Text as="span" size={4} serif tone="soft" className={classes.keep}>
              {index + 1}º
            </Text>
            <Stack grow>
              <Row wrap between align="baseline" gap={2}>
                <Text as="h3" size={3} dir="auto">
                  {product.name}
                </Text>
                <Text as="strong" size={4} serif figures>
                  {formatMoney(product.finalPrice)}
                </Text>
              </Row>
              <Text size={2} tone="soft">
                {craftName(product.craftCategory)}
              </Text>
              <Text size={2}>
                {earnedText({
                  earned: centsText(forWork(product)),
                  perHour: String(product.earnedPerHour),
                })}
              </Text>
              <Text size={2} tone="soft">
                {priceLabels.markup} <b>{markupText(product.markup, product)}</b>
              </Text>
              <Text size={2} tone="soft">
                {priceLabels.netMargin} <b>{formatPercent(product.netMargin, 1)}</b>
              </Text>
            </Stack>
          </Row>
        ))}
      </Stack>
    </Section>
  );
}
