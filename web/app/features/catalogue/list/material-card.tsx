import { IconCopy, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { catalogueCategories } from '#core/choices/catalogue-categories.ts';
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
import { Spinner } from '../../../ui/buttons/spinner.tsx';
import actions from '../../../ui/cards/card-actions.module.css';
import { cardProps } from '../../../ui/cards/card-feed.tsx';
import { unitName } from '../stored/unit-name.ts';
import classes from './material-card.module.css';

const emojis = new Map<string | null, string>(
  catalogueCategories.map(({ id, name, emoji }) => [id === 'none' ? null : name, emoji]),
);
const [none] = catalogueCategories;

/** The picture of a stored category; that of no category for one that the list does not know. */
function categoryEmoji(category: string | null): string {
  return emojis.get(category) ?? none.emoji;
}

interface MaterialCardProps {
  readonly material: CatalogueMaterial;
  /** Its place among all that are shown, from 1 on. */
  readonly position: number;
  readonly total: number;
  readonly duplicating: boolean;
  readonly onPrices: (material: CatalogueMaterial) => void;
  readonly onEdit: (material: CatalogueMaterial) => void;
  readonly onDuplicate: (material: CatalogueMaterial) => void;
  readonly onDelete: (material: CatalogueMaterial) => void;
}

export const MaterialCard = memo(function MaterialCard(props: MaterialCardProps) {
  const { material, position, total, duplicating, onPrices, onEdit, onDuplicate, onDelete } = props;
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
      <div className={actions.actions}>
        <button
          type="button"
          className={actions.action}
          aria-label={`Editar ${name}`}
          onClick={() => onEdit(material)}
        >
          <IconPencil {...icon} />
          Editar
        </button>
        <button
          type="button"
          className={actions.action}
          aria-label={`${duplicating ? 'Duplicando' : 'Duplicar'} ${name}`}
          aria-disabled={duplicating}
          aria-busy={duplicating}
          onClick={() => onDuplicate(material)}
        >
          {duplicating ? <Spinner /> : <IconCopy {...icon} />}
          {duplicating ? 'Duplicando…' : 'Duplicar'}
        </button>
        <button
          type="button"
          className={actions.action}
          aria-label={`Preços pagos: ${name}`}
          onClick={() => onPrices(material)}
        >
          <IconHistory {...icon} />
          Preços
        </button>
        <button
          type="button"
          className={actions.action}
          data-kind="delete"
          aria-label={`Excluir ${name}`}
          onClick={() => onDelete(material)}
        >
          <IconTrash {...icon} />
          Excluir
        </button>
      </div>
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

const icon = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;
