import { IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { catalogueCategories, noCategory } from '#core/catalogue/catalogue-categories.ts';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { catalogueLabels } from '#core/catalogue/catalogue-texts.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import {
  amountText,
  perUnit,
  saysUnitPrice,
  unitPriceText,
  wasteText,
} from '#core/pricing/price-text.ts';
import { shownUnitPrice } from '#core/pricing/row-cost.ts';
import { productLabels } from '#core/products/product-texts.ts';
import { unitOf } from '#core/units/unit-types.ts';
import { CardAction, CardActions, CopyAction } from '../../../ui/cards/card-action.tsx';
import { cardProps } from '../../../ui/cards/card-feed.tsx';
import { Card, Row, Stack } from '../../../ui/look/box.tsx';
import { Badge, Text } from '../../../ui/look/text.tsx';
import classes from '../catalogue.module.css';

/** Opens a dialog about a material. */
export type OpenMaterial = (
  what: 'edit' | 'delete' | 'prices',
  material: CatalogueMaterial,
) => void;

export interface MaterialCardProps {
  readonly material: CatalogueMaterial;
  /** The card's place among all that are shown, from 1 on. */
  readonly position: number;
  readonly total: number;
  readonly copying: boolean;
  readonly onOpen: OpenMaterial;
  readonly onCopy: (material: CatalogueMaterial) => void;
}

export const MaterialCard = memo(function MaterialCard(props: MaterialCardProps) {
  const { material, position, total, copying, onOpen, onCopy } = props;
  const { id, name, category } = material;
  return (
    <Card
      as="article"
      {...cardProps(id, position, total)}
      className={classes.card}
      aria-labelledby={`material-${id}`}
    >
      <Row gap={3} align="start">
        <span className={classes.emoji} aria-hidden="true">
          {categoryEmoji(category)}
        </span>
        <Stack gap={1} grow>
          <h2 id={`material-${id}`} dir="auto" data-name>
            {name}
          </h2>
          <Row wrap between gap={2}>
            <Text size={2} tone="soft" dir="auto">
              {category ?? catalogueLabels.noCategory}
            </Text>
            <Badge tone="accent">{productLabels.material}</Badge>
          </Row>
        </Stack>
      </Row>
      <Price material={material} />
      <CardActions>
        <CardAction
          Icon={IconPencil}
          label="Editar"
          name={`Editar ${name}`}
          onPress={() => onOpen('edit', material)}
        />
        <CopyAction name={name} copying={copying} onCopy={() => onCopy(material)} />
        <CardAction
          Icon={IconHistory}
          label="Preços"
          name={`Preços pagos: ${name}`}
          onPress={() => onOpen('prices', material)}
        />
        <CardAction
          Icon={IconTrash}
          label="Excluir"
          name={`Excluir ${name}`}
          onPress={() => onOpen('delete', material)}
        />
      </CardActions>
    </Card>
  );
});

/** The price as it is paid; below, what that makes of a unit, what is usually lost, and where it is bought. */
function Price({ material }: Pick<MaterialCardProps, 'material'>) {
  const { price, amount, perUnit } = pricesOf(material);
  const small = [perUnit, wasteText(material.wastePercentage), material.supplier].filter(Boolean);
  return (
    <Stack gap={1}>
      <Row wrap gap={1} align="baseline">
        <Text as="strong" size={5} tone="accent" serif figures>
          {price}
        </Text>{' '}
        <Text as="span" tone="soft">
          {amount}
        </Text>
      </Row>
      {small.length > 0 && (
        <Text size={2} tone="soft">
          {small.join(' · ')}
        </Text>
      )}
    </Stack>
  );
}

/** The picture of a stored category; that of no category for one that the list does not know. */
export function categoryEmoji(category: string | null): string {
  return (catalogueCategories.find(({ name }) => name === category) ?? noCategory).emoji;
}

/** What is paid, and for how much; and what that makes of a unit, where it is another amount. */
export function pricesOf({ unitPrice, pack, unitType: unit }: CatalogueMaterial) {
  return {
    price: formatMoney(pack?.price ?? unitPrice ?? 0),
    amount: amountOf(pack, unit),
    perUnit:
      pack && !saysUnitPrice(pack, unit)
        ? unitPriceText(shownUnitPrice({ unit, pack }), unit)
        : null,
  };
}

function amountOf(pack: CatalogueMaterial['pack'], unit: CatalogueMaterial['unitType']): string {
  if (!pack) return `por ${unitOf(unit).name}`;
  return pack.content === 1 ? perUnit(pack.unit) : `por ${amountText(pack.content, pack.unit)}`;
}
