import { type ReactNode, useRef, useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { formatMoney, formatPercent } from '#core/numbers/formats.ts';
import { priceChoice } from '#core/pricing/chosen-price-notes.ts';
import { isLowMarkup } from '#core/pricing/profitability.ts';
import type { DraftPrice } from '#core/product-draft/draft-price.ts';
import { productFields } from '#core/products/product-fields.ts';
import { productLabels } from '#core/products/product-texts.ts';
import { numberText, readNumber } from '#core/typed/number-text.ts';
import { useLoaded } from '../../../ui/browser/use-loaded.ts';
import { Choice } from '../../../ui/look/choice.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { ProductWork } from '../draft/product-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import classes from '../pricing.module.css';
import { FormSection } from './form-section.tsx';
import { MarkupFields, Rounding } from './markup-fields.tsx';
import type { HourWishProps, LadderProps, WayProps } from './price-ways.tsx';
import { useField, useSetField } from './use-pricing-form.ts';

type Way = 'markup' | 'price' | 'hour';

const { chosenPrice, marginPercentage } = productFields;

const loadWays = () => import('./price-ways.tsx');
const ChosenPrice = lazyPart<WayProps>(actWords.wait, async () => (await loadWays()).ChosenPrice);
const HourWish = lazyPart<HourWishProps>(actWords.wait, async () => (await loadWays()).HourWish);

/** How the price is decided: one way is in force, and each says what the price comes to by it. */
export function PriceSection({ work }: { readonly work: ProductWork }) {
  const { value: chosen, error } = useField('chosenPrice');
  const set = useSetField();
  const [way, setWay] = useState<Way>(() => (chosen.trim() === '' ? 'markup' : 'price'));
  const [takesFocus, setTakesFocus] = useState(false);
  // What was typed comes back with its way.
  const typed = useRef({ price: '', wish: '' });
  const shown = error && way === 'markup' ? 'price' : way;
  const choose = (next: Way, isPressed: boolean) => {
    // What a wish came to is gone on with: it may only want rounding.
    if (way === 'price' || (way === 'hour' && next === 'price')) typed.current.price = chosen;
    setWay(next);
    setTakesFocus(isPressed);
    set('chosenPrice', next === 'price' ? typed.current.price : '');
  };
  const figure = (text: (price: DraftPrice) => string) => <Figure work={work} text={text} />;
  return (
    <FormSection title={priceChoice.title}>
      <Choice
        name="priceChoice"
        legend={priceChoice.legend}
        look="switch"
        value={shown}
        options={[
          {
            value: 'markup',
            label: priceChoice.markup,
            below: figure(({ markup }) => formatPercent(Number(markup))),
          },
          {
            value: 'price',
            label: productLabels.chosenPrice,
            below: figure(({ finalPrice }) => formatMoney(finalPrice)),
          },
          {
            value: 'hour',
            label: priceChoice.hour,
            below: figure(({ earnedPerHour }) => formatMoney(earnedPerHour)),
          },
        ]}
        onChange={choose}
        // Loaded by then, the field comes with the press, and a phone's keyboard with it.
        onPointerDown={() => {
          ChosenPrice.preload();
          HourWish.preload();
        }}
      />
      {shown === 'markup' && <MarkupFields />}
      {shown === 'price' && <ChosenPrice work={work} takesFocus={takesFocus} />}
      {shown === 'hour' && (
        <HourWish
          work={work}
          takesFocus={takesFocus}
          begin={typed.current.wish}
          onType={(wish) => {
            typed.current.wish = wish;
          }}
        />
      )}
      <LazyJudgement
        work={work}
        onChoose={({ markup, price }) => {
          if (markup !== null) {
            choose('markup', false);
            return set('marginPercentage', numberText(marginPercentage, markup));
          }
          setWay('price');
          setTakesFocus(false);
          set('chosenPrice', numberText(chosenPrice, price));
        }}
      />
      {shown === 'markup' && <Rounding work={work} />}
    </FormSection>
  );
}

/** What the price in force is by one of the ways; a line stays free for it. */
function Figure(props: {
  readonly work: ProductWork;
  readonly text: (price: DraftPrice) => string;
}): ReactNode {
  const price = useDraftPrice(props.work);
  const text = price ? props.text(price) : '–';
  return (
    <span className={classes.figure} style={{ '--length': text.length }}>
      {text}
    </span>
  );
}

/** The judgement of the price, which is loaded once there is something to say. */
function LazyJudgement({ work, onChoose }: Pick<LadderProps, 'onChoose'> & { work: ProductWork }) {
  const price = useDraftPrice(work);
  const { value: typed } = useField('marginPercentage');
  const isLow = isLowMarkup(price?.practisedMarkup ?? readNumber(marginPercentage, typed));
  const isWanted = price !== null || isLow;
  const loaded = useLoaded(isWanted, loadWays);
  if (!loaded || !isWanted) return null;
  return (
    <>
      <loaded.Verdict price={price} isLow={isLow} />
      {price && <loaded.Ladder price={price} onChoose={onChoose} />}
    </>
  );
}
