import type { GatheredMaterial } from '#core/catalogue/gathering-schemas.ts';
import {
  gatheringTexts,
  inPieces,
  knownAt,
  otherUnitNote,
} from '#core/catalogue/gathering-texts.ts';
import { priceText } from '#core/pricing/price-text.ts';
import { areAlike } from '#core/units/unit-types.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Text } from '../../../ui/look/text.tsx';
import classes from '../catalogue.module.css';

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
        label={
          <Text as="bdi" strong>
            {name}
          </Text>
        }
        checked={wanted}
        onChange={onWant}
      />
      {known && (
        <Text size={2} tone="soft">
          {knownAt(priceText(known, known.unitType))}
        </Text>
      )}
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
          <Text as="legend" size={2} tone="soft">
            {gatheringTexts.whichPrice}
          </Text>
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
          <Text key={each.row} size={2} tone="soft">
            {otherUnitNote(inPieces(each.pieces))}
          </Text>
        ))}
    </li>
  );
}

function Price({ offer }: { readonly offer: Offer }) {
  return (
    <>
      <Text as="span" figures>
        {priceText(offer, offer.unit)}
      </Text>{' '}
      <Text as="span" tone="soft">
        {inPieces(offer.pieces)}
      </Text>
    </>
  );
}
