import { memo } from 'react';
import { rowFacts } from '#core/lists/list-texts.ts';
import { offerWords } from '#core/lists/offer-texts.ts';
import { breakdownOf, standingOfProduct } from '#core/lists/product-figures.ts';
import { hourStateOf } from '#core/pricing/earned.ts';
import { formatMoney } from '#core/text/formats.ts';
import { cardProps } from '../../../ui/cards/card-feed.tsx';
import { ListRow } from '../../../ui/look/list-row.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { hourTones } from '../../../ui/look/tones.ts';
import { ProductMenu } from '../acts/product-menu.tsx';
import { fromList } from '../card/from-list.ts';
import type { ProductItemProps } from '../card/product-card.tsx';
import { StandingMark } from '../figures/profitability-badge.tsx';
import classes from './products.module.css';

export const ProductRow = memo(function ProductRow(props: ProductItemProps) {
  const { product, hourlyRate, position, total, onOpen } = props;
  const tone = hourTones[hourStateOf(breakdownOf(product, hourlyRate))];
  const titleId = `product-${product.id}`;
  return (
    <article
      {...cardProps(product.id, position, total)}
      className={classes.row}
      aria-labelledby={titleId}
    >
      <ListRow
        {...fromList(product.id)}
        heading="h2"
        titleId={titleId}
        title={<bdi>{product.name}</bdi>}
        facts={
          <Text as="span" tone={tone} figures>
            {rowFacts(product, hourlyRate)}
          </Text>
        }
        value={formatMoney(product.finalPrice)}
        valueFacts={<StandingMark standing={standingOfProduct(product, hourlyRate)} />}
        valueAct={{
          label: offerWords.other,
          onPress: () => onOpen('offer', product),
        }}
        end={<ProductMenu product={product} on="row" onOpen={onOpen} />}
      />
    </article>
  );
});
