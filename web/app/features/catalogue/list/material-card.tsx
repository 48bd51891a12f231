import { IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { catalogueCategories } from '#core/choices/catalogue-categories.ts';
import { defaultUnitType, unitTypes } from '#core/choices/unit-types.ts';
import {
  amountText,
  saysUnitPrice,
  unitPriceInWords,
  wasteText,
} from '#core/pricing/price-text.ts';
import { shownUnitPrice } from '#core/pricing/row-cost.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { formatMoney } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { CardAction, CardActions, CopyAction } from '../../../ui/cards/card-action.tsx';
import { cardProps } from '../../../ui/cards/card-feed.tsx';
import classes from './material-card.module.css';

const [none] = catalogueCategories;

/** The picture of a stored category; that of no category for one that the list does not know. */
function categoryEmoji(category: string | null): string {
  return (catalogueCategories.find(({ name }) => name === category) ?? none).emoji;
}

/** The name of a stored unit; an unknown one counts as the usual one. */
const unitName = (id: string) => unitTypes.find((unit) => unit.id === id)?.name ?? defaultUnitType;

/** Opens a dialog about a material. */
export type OpenMaterial = (
  what: 'edit' | 'delete' | 'prices',
  material: CatalogueMaterial,
) => void;

interface MaterialCardProps {
  readonly material: CatalogueMaterial;
  /** Its place among all that are shown, from 1 on. */
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
    <article
      {...cardProps(id, position, total)}
      className={classes.card}
      aria-labelledby={`material-${id}`}
    >
      <header className={classes.head}>
        <span className={classes.emoji} aria-hidden="true">
          {categoryEmoji(category)}
        </span>
        <h2 id={`material-${id}`} className={classes.name} dir="auto">
          {name}
        </h2>
        <p className={classes.facts}>
          <span className={classes.category} dir="auto">
            {category ?? labels.noCategory}
          </span>
          <span className={classes.badge}>{labels.material}</span>
        </p>
      </header>
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
          destructive
          Icon={IconTrash}
          label="Excluir"
          name={`Excluir ${name}`}
          onPress={() => onOpen('delete', material)}
        />
      </CardActions>
    </article>
  );
});

/** As it is paid; below, what that makes of a unit, what is usually lost, and where it is bought. */
function Price({ material }: Pick<MaterialCardProps, 'material'>) {
  const { unitPrice, pack, unitType: unit, wastePercentage, supplier } = material;
  const perUnit =
    pack && !saysUnitPrice(pack, unit) && unitPriceInWords(shownUnitPrice({ unit, pack }), unit);
  const small = [perUnit, wasteText(wastePercentage), supplier].filter(Boolean);
  return (
    <div className={classes.price}>
      <p>
        <strong>{formatMoney(pack?.price ?? unitPrice ?? 0)}</strong>{' '}
        <span className={classes.unit}>
          por {pack ? amountText(pack.content, pack.unit) : unitName(unit)}
        </span>
      </p>
      {small.length > 0 && <p className={classes.small}>{small.join(' · ')}</p>}
    </div>
  );
}
