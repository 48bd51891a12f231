import { useState } from 'react';
import { Link } from 'react-router';
import { defaultHourlyRate } from '#core/hour/hourly-rate-field.ts';
import { formatMoney, formatPercent } from '#core/numbers/formats.ts';
import { offerWords } from '#core/offers/offer-texts.ts';
import { hourStateOf } from '#core/pricing/earned.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { standingLabels } from '#core/pricing/profitability-labels.ts';
import { breakdownOf, standingOfProduct } from '#core/products/product-figures.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { Row, Stack } from '../../ui/look/box.tsx';
import { ListRow } from '../../ui/look/list-row.tsx';
import look from '../../ui/look/look.module.css';
import { Text } from '../../ui/look/text.tsx';
import { hourTones, standingTones } from '../../ui/look/tones.ts';
import { OfferDialog } from '../products/offers/offer-dialog.tsx';
import { useUser } from '../session/user-context.ts';
import classes from './dashboard.module.css';

export function RecentProducts({ products }: { readonly products: readonly Product[] }) {
  const hourlyRate = useUser().hourlyRate || defaultHourlyRate;
  const [offered, setOffered] = useState<Product | null>(null);
  return (
    <Stack as="section" gap={1} aria-labelledby="recent">
      <Row wrap between>
        <h2 id="recent">Produtos recentes</h2>
        <Link to="/products" prefetch="intent" className={classes.link}>
          Ver todos os produtos
        </Link>
      </Row>
      <ul className={look.rows}>
        {products.map((product) => (
          <li key={product.id}>
            <Recent product={product} hourlyRate={hourlyRate} onOffer={() => setOffered(product)} />
          </li>
        ))}
      </ul>
      <OfferDialog product={offered} hourlyRate={hourlyRate} onClose={() => setOffered(null)} />
    </Stack>
  );
}

interface RecentProps {
  readonly product: Product;
  readonly hourlyRate: number;
  readonly onOffer: () => void;
}

function Recent({ product, hourlyRate, onOffer }: RecentProps) {
  const standing = standingOfProduct(product, hourlyRate);
  const price = breakdownOf(product, hourlyRate);
  return (
    <ListRow
      title={<bdi>{product.name}</bdi>}
      facts={
        <Text as="span" tone={hourTones[hourStateOf(price)]}>
          {priceLabels.netMargin} {formatPercent(price.netMargin)}
        </Text>
      }
      value={formatMoney(product.finalPrice)}
      valueFacts={
        <Text as="span" tone={standingTones[standing]} strong>
          {standingLabels[standing]}
        </Text>
      }
      valueAct={{ label: offerWords.other, onPress: onOffer }}
      mark={standingTones[standing]}
      to={`/products/${product.id}`}
    />
  );
}
