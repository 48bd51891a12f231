import { IconCopy, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { catalogueLabels } from '#core/catalogue/catalogue-texts.ts';
import { paidPricesWords } from '#core/catalogue/paid-price-texts.ts';
import { wasteText } from '#core/pricing/price-text.ts';
import { Act, ActMenu } from '../../../ui/cards/act-menu.tsx';
import { cardProps } from '../../../ui/cards/card-feed.tsx';
import { ListRow } from '../../../ui/look/list-row.tsx';
import classes from '../catalogue.module.css';
import { categoryEmoji, type MaterialCardProps, pricesOf } from './material-card.tsx';

/** A material on one line: a press edits it, and its menu does the rest. */
export const MaterialRow = memo(function MaterialRow(props: MaterialCardProps) {
  const { material, position, total, copying, onOpen, onCopy } = props;
  const { id, name, category, wastePercentage, supplier } = material;
  const { price, amount, perUnit } = pricesOf(material);
  return (
    <article {...cardProps(id, position, total)} aria-labelledby={`material-${id}`}>
      <ListRow
        heading="h2"
        start={<div className={classes.emoji}>{categoryEmoji(category)}</div>}
        title={
          <bdi id={`material-${id}`} data-name>
            {name}
          </bdi>
        }
        firstOnly
        columns={[
          <bdi key="category">{category ?? catalogueLabels.noCategory}</bdi>,
          perUnit,
          wasteText(wastePercentage),
          supplier,
        ]}
        value={price}
        valueFacts={amount}
        pressLabel={`Editar ${name}`}
        onPress={() => onOpen('edit', material)}
        end={
          <ActMenu name={name}>
            <Act Icon={IconPencil} label="Editar" onPress={() => onOpen('edit', material)} />
            <Act
              Icon={IconCopy}
              label={copying ? 'Duplicando…' : 'Duplicar'}
              pending={copying}
              onPress={() => onCopy(material)}
            />
            <Act
              Icon={IconHistory}
              label={paidPricesWords.title}
              onPress={() => onOpen('prices', material)}
            />
            <Act Icon={IconTrash} label="Excluir" onPress={() => onOpen('delete', material)} />
          </ActMenu>
        }
      />
    </article>
  );
});
