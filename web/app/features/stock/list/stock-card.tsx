import {
  type Icon,
  IconCash,
  IconClipboardCheck,
  IconHistory,
  IconMoodSad,
  IconScissors,
  IconShoppingBag,
} from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
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

interface PlaceProps {
  /** Its place among all that are shown, from 1 on. */
  readonly position: number;
  readonly total: number;
  /** Undefined where the plan moves nothing. */
  readonly onMove: OpenMove | undefined;
}

const materialMoves = [
  { what: 'purchase', label: stockWords.bought, Icon: IconShoppingBag },
  { what: 'count', label: stockWords.counted, Icon: IconClipboardCheck },
  { what: 'loss', label: stockWords.lost, Icon: IconMoodSad },
] as const;

export const MaterialCard = memo(function MaterialCard({
  material,
  onMove,
  ...place
}: PlaceProps & { readonly material: StockMaterial }) {
  const { onHand, unit, minimum } = material;
  return (
    <StockCard
      {...place}
      {...material}
      level={levelOf(material)}
      amount={stockText(onHand, unit)}
      fact={minimum === null ? null : minimumText(minimum, unit)}
      moves={materialMoves.map(({ what, ...look }) => ({ request: { what, material }, ...look }))}
      onMove={onMove}
      history={`/stock/materials/${material.id}`}
    />
  );
});

const productMoves = [
  { what: 'production', label: stockWords.made, Icon: IconScissors },
  { what: 'sale', label: stockWords.sold, Icon: IconCash },
  { what: 'countPieces', label: stockWords.counted, Icon: IconClipboardCheck },
  { what: 'lossOfPieces', label: stockWords.lost, Icon: IconMoodSad },
] as const;

export const ProductCard = memo(function ProductCard({
  product,
  onMove,
  ...place
}: PlaceProps & { readonly product: StockProduct }) {
  const { onHand, canMake } = product;
  return (
    <StockCard
      {...place}
      {...product}
      level={onHand < 0 ? 'below' : undefined}
      amount={piecesText(onHand)}
      fact={canMake === null ? null : canMakeText(canMake, onHand)}
      moves={productMoves.map(({ what, ...look }) => ({ request: { what, product }, ...look }))}
      onMove={onMove}
      history={`/stock/products/${product.id}`}
    />
  );
});

interface StockCardProps extends PlaceProps {
  readonly id: string;
  readonly name: string;
  readonly level: keyof typeof levelTexts | undefined;
  readonly amount: string;
  readonly fact: ReactNode;
  readonly onHand: number;
  readonly value: number;
  readonly moves: readonly {
    readonly request: MoveRequest;
    readonly label: string;
    readonly Icon: Icon;
  }[];
  readonly history: string;
}

function StockCard(props: StockCardProps) {
  const { id, name, level, amount, fact, onHand, value, moves, onMove } = props;
  return (
    <article
      {...cardProps(id, props.position, props.total)}
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
          to={props.history}
          Icon={IconHistory}
          label="Histórico"
          name={`Histórico do estoque: ${name}`}
        />
      </CardActions>
    </article>
  );
}
