import {
  type Icon,
  IconCash,
  IconClipboardCheck,
  IconHistory,
  IconMoodSad,
  IconScissors,
  IconShoppingBag,
} from '@tabler/icons-react';
import { memo } from 'react';
import { levelOf } from '#core/lists/arrange-stock.ts';
import type { StockMaterial, StockProduct } from '#core/schemas/stock.ts';
import {
  canMakeText,
  levelTexts,
  minimumText,
  piecesText,
  stockText,
  stockWords,
} from '#core/stock/stock-texts.ts';
import { formatMoney } from '#core/text/formats.ts';
import { CardAction, CardActions, CardLink } from '../../../ui/cards/card-action.tsx';
import { cardProps } from '../../../ui/cards/card-feed.tsx';
import type { MoveRequest, OpenMove } from '../moves/move-request.ts';
import classes from './stock-card.module.css';

/** A row of the stock: products tell what can be made of them. */
export type StockItem = StockMaterial | StockProduct;

interface Look {
  readonly level: keyof typeof levelTexts | undefined;
  readonly amount: string;
  readonly fact: string | null;
  readonly moves: readonly {
    readonly request: MoveRequest;
    readonly label: string;
    readonly Icon: Icon;
  }[];
  readonly history: string;
}

function lookOfMaterial(material: StockMaterial): Look {
  const { id, onHand, unit, minimum } = material;
  return {
    level: levelOf(material),
    amount: stockText(onHand, unit),
    fact: minimum === null ? null : minimumText(minimum, unit),
    moves: [
      { request: { what: 'purchase', material }, label: stockWords.bought, Icon: IconShoppingBag },
      {
        request: { what: 'adjustment', material },
        label: stockWords.counted,
        Icon: IconClipboardCheck,
      },
      { request: { what: 'loss', material }, label: stockWords.lost, Icon: IconMoodSad },
    ],
    history: `/stock/materials/${id}`,
  };
}

function lookOfProduct(product: StockProduct): Look {
  const { id, onHand, canMake } = product;
  return {
    level: onHand < 0 ? 'below' : undefined,
    amount: piecesText(onHand),
    fact: canMake === null ? null : canMakeText(canMake, onHand),
    moves: [
      { request: { what: 'production', product }, label: stockWords.made, Icon: IconScissors },
      { request: { what: 'sale', product }, label: stockWords.sold, Icon: IconCash },
      {
        request: { what: 'adjustment', product },
        label: stockWords.counted,
        Icon: IconClipboardCheck,
      },
      { request: { what: 'loss', product }, label: stockWords.lost, Icon: IconMoodSad },
    ],
    history: `/stock/products/${id}`,
  };
}

interface StockCardProps {
  readonly item: StockItem;
  /** Its place among all that are shown, from 1 on. */
  readonly position: number;
  readonly total: number;
  /** Undefined where the plan moves nothing. */
  readonly onMove: OpenMove | undefined;
}

export const StockCard = memo(function StockCard(props: StockCardProps) {
  const { item, position, total, onMove } = props;
  const { id, name, onHand, value } = item;
  const look = 'canMake' in item ? lookOfProduct(item) : lookOfMaterial(item);
  const { level, amount, fact, moves, history } = look;
  return (
    <article
      {...cardProps(id, position, total)}
      className={classes.card}
      data-level={level}
      aria-labelledby={`stock-${id}`}
    >
      <div className={classes.head}>
        <h2 id={`stock-${id}`} className={classes.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={classes.amount}>{amount}</p>
      </div>
      <p className={classes.facts}>
        {level && levelTexts[level] && <span className={classes.level}>{levelTexts[level]}</span>}
        {fact !== null && <span>{fact}</span>}
        {onHand > 0 && <span className={classes.value}>{formatMoney(value)}</span>}
      </p>
      <CardActions className={classes.acts}>
        {onMove &&
          moves.map(({ request, label, Icon }) => (
            <CardAction
              key={request.what}
              Icon={Icon}
              label={label}
              name={`${label} ${name}`}
              onPress={() => onMove(request)}
            />
          ))}
        <CardLink
          to={history}
          Icon={IconHistory}
          label="Histórico"
          name={`Histórico do estoque: ${name}`}
        />
      </CardActions>
    </article>
  );
});
