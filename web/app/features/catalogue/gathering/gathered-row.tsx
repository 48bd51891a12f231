import {
  gatheringTexts,
  inPieces,
  knownAt,
  otherUnitNote,
} from '#core/catalogue/gathering-texts.ts';
import { areAlike } from '#core/choices/unit-types.ts';
import { priceText } from '#core/pricing/price-text.ts';
import type { GatheredMaterial } from '#core/schemas/gathered.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import classes from './gathering.module.css';

type Offer = GatheredMaterial['offers'][number];

interface GatheredRowProps {
  readonly material: GatheredMaterial;
  /** The one whose price is taken. */
  readonly offer: Offer | undefined;
  readonly wanted: boolean;
  readonly onWant: (wanted: boolean) => void;
  readonly onPrice: (row: string) => void;
}

export function GatheredRow({ material, offer, wanted, onWant, onPrice }: GatheredRowProps) {
  const { name, known, offers } = material;
  const others = offer && !known ? offers.filter(({ unit }) => !areAlike(unit, offer.unit)) : [];
  return (
    <li className={classes.material} data-unwanted={!wanted || undefined}>
      <CheckField
        label={<bdi className={classes.name}>{name}</bdi>}
        checked={wanted}
        onChange={onWant}
      />
      {known && <p className={classes.fact}>{knownAt(priceText(known, known.unitType))}</p>}
      {known || offers.length === 1 ? (
        <ul className={classes.prices}>
          {offers.map((each) => (
            <li key={each.row}>
              <Price offer={each} />
            </li>
          ))}
        </ul>
      ) : (
        <fieldset className={classes.prices} disabled={!wanted}>
          <legend className={classes.fact}>{gatheringTexts.whichPrice}</legend>
          {offers.map((each) => (
            <label key={each.row} className={classes.choice}>
              <input
                type="radio"
                name={`price-${offers[0]?.row}`}
                className={classes.radio}
                checked={each === offer}
                onChange={() => onPrice(each.row)}
              />
              <span>
                <Price offer={each} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {wanted &&
        others.map((each) => (
          <p key={each.row} className={classes.fact}>
            {otherUnitNote(inPieces(each.pieces))}
          </p>
        ))}
    </li>
  );
}

function Price({ offer }: { readonly offer: Offer }) {
  return (
    <>
      <span className={classes.price}>{priceText(offer, offer.unit)}</span>{' '}
      <span className={classes.pieces}>{inPieces(offer.pieces)}</span>
    </>
  );
}
