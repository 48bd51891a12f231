import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { sayDay } from '#core/dates/say-day.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { arrangeMaterials, arrangeToSell } from '#core/stock/arrange-stock.ts';
import type { StockMaterial } from '#core/stock/stock-schemas.ts';
import { pickWords, piecesText, stockText, stockWords } from '#core/stock/stock-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { ListRow } from '../../../ui/look/list-row.tsx';
import lookClasses from '../../../ui/look/look.module.css';
import { Text } from '../../../ui/look/text.tsx';
import { useCatalogue } from '../../catalogue/list/use-catalogue.ts';
import classes from '../stock.module.css';
import { stockQuery } from '../stock-query.ts';
import type { OpenMove } from './move-request.ts';

/** So many are found with the eye; of more, one searches. */
const shownAtOnce = 50;

export interface PickerProps {
  readonly act: 'sale' | 'production' | 'purchase';
  readonly onMove: OpenMove;
  readonly onClose: () => void;
}

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly facts: string;
  readonly value: string;
  readonly onPress: () => void;
}

/** The choice of the product or material whose movement is entered. */
export function Picker({ act, onMove, onClose }: PickerProps) {
  const [wanted, setWanted] = useState('');
  const products = useProducts(act, wanted, onMove);
  const materials = useMaterials(act, wanted, onMove);
  const found = act === 'purchase' ? materials : products;
  return (
    <Stack gap={3}>
      <search>
        <SearchField
          label={stockWords.search}
          placeholder={`${stockWords.search}…`}
          value={wanted}
          onChange={setWanted}
        />
      </search>
      <Text role="status">{found.length === 0 && stockWords.nothingFound}</Text>
      <ul className={`${lookClasses.rows} ${classes.long}`}>
        {found.slice(0, shownAtOnce).map(({ id, name, ...row }) => (
          <li key={id}>
            <ListRow {...row} title={<bdi>{name}</bdi>} />
          </li>
        ))}
      </ul>
      <DialogFoot onClose={onClose} />
    </Stack>
  );
}

function useProducts(act: PickerProps['act'], wanted: string, onMove: OpenMove): Choice[] {
  const { data } = useQuery(stockQuery);
  if (act === 'purchase') return [];
  return arrangeToSell(data?.products ?? [], wanted).map((product) => ({
    id: product.id,
    name: product.name,
    facts: [
      piecesText(product.onHand),
      product.lastSold && pickWords.lastSold(sayDay(product.lastSold)),
    ]
      .filter(Boolean)
      .join(' · '),
    value: formatMoney(product.finalPrice),
    onPress: () => onMove({ what: act, product }),
  }));
}

/** What is in stock, then what begins to be with its purchase. */
function useMaterials(act: PickerProps['act'], wanted: string, onMove: OpenMove): Choice[] {
  const { data } = useQuery(stockQuery);
  const { materials = [] } = useCatalogue();
  if (act !== 'purchase') return [];
  const others = materials.filter(({ tracked }) => !tracked).map(startedFrom);
  const tracked = new Set(data?.materials.map(({ id }) => id));
  const choiceOf = (material: StockMaterial) => {
    const starts = !tracked.has(material.id);
    return {
      id: material.id,
      name: material.name,
      facts: starts ? pickWords.notTracked : '',
      value: starts ? '' : stockText(material.onHand, material.unit),
      onPress: () => onMove({ what: 'purchase', material, starts }),
    };
  };
  return [
    ...arrangeMaterials(data?.materials ?? [], wanted),
    ...arrangeMaterials(others, wanted),
  ].map(choiceOf);
}

/** A material of the catalogue as the stock will have it. */
const startedFrom = (material: CatalogueMaterial): StockMaterial => ({
  id: material.id,
  name: material.name,
  unit: material.unitType,
  onHand: 0,
  value: 0,
  minimum: material.minimum,
  unitPrice: material.unitPrice,
  pack: material.pack,
  supplier: material.supplier,
});
