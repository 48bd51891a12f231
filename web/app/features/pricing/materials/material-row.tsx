import { IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useContext, useState, useSyncExternalStore } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { unitPriceText } from '#core/pricing/price-text.ts';
import { shownUnitPrice } from '#core/pricing/row-cost.ts';
import { draftRowTotal } from '#core/product-draft/draft-price.ts';
import { totalOfBatch, usedText, withoutPrice } from '#core/product-draft/form-texts.ts';
import {
  emptyMaterial,
  isBlankRow,
  isWithoutPrice,
  type MaterialDraft,
  rowPricing,
} from '#core/product-draft/product-draft.ts';
import { productLabels } from '#core/products/product-texts.ts';
import { afterPress } from '../../../ui/browser/after-press.ts';
import { useLoaded } from '../../../ui/browser/use-loaded.ts';
import { Row } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { rowPath } from '../draft/draft-rows.ts';
import { ErrorsContext, useFieldValue, usePieces } from '../form/use-pricing-form.ts';
import formClasses from '../pricing.module.css';
import type { RowProps } from './material-rows.ts';
import type { RowLinkProps } from './row-link.tsx';
import { RowName } from './row-name.tsx';
import { PackNumbers, PlainNumbers, RowActions } from './row-numbers.tsx';
import type { RowQuestionProps } from './row-question.tsx';
import classes from './rows.module.css';
import { answerField } from './unit-questions.ts';

interface MaterialRowProps extends RowProps {
  readonly id: string;
  readonly removable: boolean;
  readonly hasCatalogue: boolean;
}

/** One material: its fields, or one line once it is finished and another one is entered. */
export const MaterialRow = memo(function MaterialRow(props: MaterialRowProps) {
  const { index, rows } = props;
  const isOpen = useSyncExternalStore(rows.opened.subscribe, () => rows.isOpen(index));
  const path = `${rowPath(index)}.`;
  const isWrong = Object.keys(useContext(ErrorsContext)).some((each) => each.startsWith(path));
  return isOpen || isWrong ? <OpenRow {...props} /> : <FoldedRow index={index} rows={rows} />;
});

const labelOf = (index: number) => `Material ${index + 1}`;

function FoldedRow({ index, rows }: RowProps) {
  const { value: row = emptyMaterial } = useFieldValue<MaterialDraft>(rowPath(index));
  return (
    <li aria-label={labelOf(index)} className={classes.folded}>
      <Row
        as="button"
        type="button"
        gap={2}
        id={rowPath(index)}
        className={formClasses.entry}
        onClick={() => rows.open(index)}
      >
        <Text as="bdi" clip>
          {row.name}
        </Text>
        <Text as="span" size={2} tone="soft" figures className={classes.whole}>
          {usedText(row)}
        </Text>
        <Text as="span" figures strong className={`${formClasses.price} ${classes.whole}`}>
          {formatMoney(draftRowTotal(row))}
        </Text>
      </Row>
    </li>
  );
}

/** Each part subscribes to its own text, so that typing renders little else. */
function OpenRow({ id, index, rows, removable, hasCatalogue }: MaterialRowProps) {
  const { value: byPack = false } = useFieldValue<boolean>(rowPath(index, 'byPack'));
  // Nothing asks about what is half typed.
  const [typing, setTyping] = useState(false);
  const row = { index, rows };
  return (
    <li
      className={classes.row}
      data-by-pack={byPack || undefined}
      aria-label={labelOf(index)}
      onFocus={() => rows.enter(index)}
      onKeyDown={leaveOnEnter(row)}
      onInput={() => setTyping(true)}
      onBlur={() => afterPress(() => setTyping(false))}
    >
      <RowName {...row} hasCatalogue={hasCatalogue} />
      {byPack ? <PackNumbers {...row} /> : <PlainNumbers {...row} />}
      <RowFigures index={index} />
      <RowActions {...row} />
      <LazyParts {...row} id={id} mayOffer={hasCatalogue && !typing} typing={typing} />
      <button
        type="button"
        className={`${formClasses.iconButton} ${classes.remove}`}
        aria-label={`Remover material ${index + 1}`}
        disabled={!removable}
        onClick={() => rows.remove(index)}
      >
        <IconTrash size={20} stroke={1.7} aria-hidden />
      </button>
    </li>
  );
}

/**
 * Enter leads from the last field of a row, or from the quantity where the catalogue knows the price,
 * to the next row; from the name of a row that is not needed to what follows the rows.
 */
const leaveOnEnter =
  ({ index, rows }: RowProps) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (!(target instanceof HTMLInputElement)) return;
    const isName = target.id === rowPath(index, 'name');
    const isLast = [...currentTarget.querySelectorAll('input')].at(-1) === target;
    const isKnown = target.id === rowPath(index, 'quantity') && rows.isLinked(index);
    const left = isName ? rows.skip(index) : (isLast || isKnown) && rows.leave(index);
    if (!left) return;
    event.preventDefault();
    event.stopPropagation();
  };

const loadLink = async () => (await import('./row-link.tsx')).RowLink;
const loadQuestion = async () => (await import('./row-question.tsx')).RowQuestion;
/** The wait for a question about a changed unit, to which the cursor can go before the question is loaded. */
const AwaitedQuestion = lazyPart(actWords.wait, loadQuestion, ({ index }: RowQuestionProps) => (
  <span id={answerField(index)} tabIndex={-1} />
));

/** What says where a row is from, and asks about it, is loaded once something is typed in it. */
function LazyParts(props: RowLinkProps & RowQuestionProps) {
  const { id, index, rows } = props;
  const { value: row = emptyMaterial } = useFieldValue<MaterialDraft>(rowPath(index));
  const hasQuestion = useSyncExternalStore(
    rows.questions.subscribe,
    () => rows.questions.of(id) !== null,
  );
  const isTyped = !isBlankRow(row);
  const RowLink = useLoaded(isTyped, loadLink);
  const RowQuestion = useLoaded(isTyped, loadQuestion);
  return (
    <>
      {RowLink && <RowLink {...props} />}
      {RowQuestion && <RowQuestion {...props} />}
      {!RowQuestion && hasQuestion && (
        <div className={classes.question}>
          <AwaitedQuestion {...props} />
        </div>
      )}
    </>
  );
}

function RowFigures({ index }: { readonly index: number }) {
  const { value: row = emptyMaterial } = useFieldValue<MaterialDraft>(rowPath(index));
  const pieces = usePieces();
  const total = formatMoney(draftRowTotal(row));
  const { unit, pack } = rowPricing(row);
  const isFree = isWithoutPrice(row) && row.quantity.trim() !== '';
  return (
    <div className={classes.total}>
      <Text as="span" size={2} tone="soft">
        {pieces > 1 ? totalOfBatch(pieces) : productLabels.rowTotal}
      </Text>
      <Text
        as="output"
        figures
        strong
        aria-label={productLabels.rowTotal}
        className={classes.amount}
        style={{ '--length': total.length }}
      >
        <span className={classes.still}>{total}</span>
      </Text>
      {isFree && (
        <Text as="span" size={1} tone="warn">
          {withoutPrice()}
        </Text>
      )}
      {!isFree && unit && pack && (
        <Text as="span" size={1} tone="soft" figures>
          {unitPriceText(shownUnitPrice({ unit, pack }), unit)}
        </Text>
      )}
    </div>
  );
}
