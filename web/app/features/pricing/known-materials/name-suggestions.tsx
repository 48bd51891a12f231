import { useQuery } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { suggestionLabels } from '#core/catalogue/known-material-texts.ts';
import { boughtText, priceText } from '#core/pricing/price-text.ts';
import type { MaterialDraft } from '#core/product-draft/product-draft.ts';
import { knownUnit } from '#core/product-draft/row-units.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { useLoaded } from '../../../ui/browser/use-loaded.ts';
import { Row } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { catalogueQuery } from '../../catalogue/stored/catalogue-query.ts';
import { useFoundMaterials } from '../../catalogue/stored/use-found-materials.ts';
import { productsQuery } from '../../products/stored/products-query.ts';
import classes from '../pricing.module.css';
import type { CommonMaterial } from './common-materials.ts';
import { exactlyNamed } from './find-by-name.ts';
import { rowFromCatalogue } from './row-from-catalogue.ts';
import { inOrderOfNames, mostSuggested, suggestMaterials } from './suggest-materials.ts';
import { rowFromProduct, usedMaterials } from './used-materials.ts';

/** What the field says of the list that belongs to it: the ids of the list and of its chosen option. */
export interface ShownSuggestions {
  readonly list: string | undefined;
  readonly active: string | undefined;
}

interface NameSuggestionsProps {
  readonly id: string;
  /** The plan has the catalogue on the form. */
  readonly hasCatalogue: boolean;
  /** What was in the field when it got the focus: nothing is offered for that. */
  readonly before: string;
  readonly typed: string;
  /** Is given what the field's keys do here. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | null>;
  readonly onShow: (shown: ShownSuggestions) => void;
  readonly onPick: (material: MaterialDraft) => void;
}

interface Suggestion {
  readonly id: string;
  readonly from: 'catalogue' | 'pieces' | 'common';
  readonly name: string;
  readonly price: string;
  readonly row: () => MaterialDraft;
}

const none: readonly never[] = [];

/**
 * Materials of the catalogue and of earlier products for a name that is being typed. The arrows choose
 * one, Enter takes it, Escape closes the list. One whose name was typed in full is chosen at once.
 */
export function NameSuggestions(props: NameSuggestionsProps) {
  const { id, hasCatalogue, before, typed, keys, onShow, onPick } = props;
  const suggested = useSuggestions(hasCatalogue, typed);
  const [closedFor, setClosedFor] = useState<string | null>(before);
  const [choice, setChoice] = useState({ typed: before, index: -1 });
  const list = useRef<HTMLDivElement>(null);

  const offered = typed === closedFor ? none : suggested;
  // Enter keeps what was typed, unless that is the name of one.
  const exact = exactlyNamed(offered, typed);
  const named = exact ? offered.indexOf(exact) : -1;
  const chosen = choice.typed === typed ? Math.min(choice.index, offered.length - 1) : named;
  const isOpen = offered.length > 0;
  const active = chosen >= 0 ? optionId(id, chosen) : undefined;

  const pick = ({ row }: Suggestion) => {
    setClosedFor(typed);
    onPick(row());
  };
  const move = (step: 1 | -1) => {
    setClosedFor(null);
    const { length } = offered;
    const from = chosen < 0 && step < 0 ? 0 : chosen;
    setChoice({ typed, index: length === 0 ? 0 : (from + step + length) % length });
  };
  const onKey = (event: KeyboardEvent) => {
    const material = offered[chosen];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp' && isOpen) move(-1);
    else if (event.key === 'Escape' && isOpen) setClosedFor(typed);
    else if (event.key === 'Enter' && material && !event.nativeEvent.isComposing) pick(material);
    else return;
    event.preventDefault();
  };
  // With the list itself: a key may be pressed before anything that waits for the next turn.
  useLayoutEffect(() => {
    keys.current = onKey;
    return () => {
      keys.current = null;
    };
  });
  useEffect(() => {
    onShow({ list: isOpen ? id : undefined, active });
    return () => onShow({ list: undefined, active: undefined });
  }, [onShow, isOpen, id, active]);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return isOpen ? (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={labelOf(offered)}
      className={classes.suggestions}
    >
      {offered.map((material, index) => (
        // The keys are pressed in the field, which keeps the focus.
        <Row
          wrap
          gap={2}
          key={material.id}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={classes.entry}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(material)}
        >
          <bdi>{material.name}</bdi>{' '}
          <Text as="span" size={2} tone="soft" className={classes.price}>
            {material.price}
          </Text>
        </Row>
      ))}
    </div>
  ) : null;
}

const optionId = (list: string, index: number) => `${list}-${index}`;

const labelOf = (offered: readonly Suggestion[]) => {
  const [first] = offered;
  const isMixed = offered.some(({ from }) => from !== first?.from);
  return suggestionLabels[isMixed ? 'both' : (first?.from ?? 'catalogue')];
};

const loadCommon = async () => (await import('./common-materials.ts')).commonMaterials();

/**
 * The suggestions of the catalogue, then those of products that it does not have; where neither has any, what
 * such pieces are usually made of.
 */
function useSuggestions(hasCatalogue: boolean, typed: string): readonly Suggestion[] {
  const { data } = useQuery({ ...catalogueQuery, enabled: hasCatalogue });
  // Where the catalogue is, only products that are here anyway count: there may be thousands.
  const { data: products } = useQuery({ ...productsQuery, enabled: !hasCatalogue });
  const catalogue = hasCatalogue ? (data?.rows ?? none) : none;
  const complete = !hasCatalogue || (data?.complete ?? false);
  const { found } = useFoundMaterials(catalogue, complete, typed);
  const used = useMemo(
    () => (complete ? usedMaterials(products?.rows ?? none, catalogue) : none),
    [complete, products?.rows, catalogue],
  );
  const common = useLoaded(true, loadCommon);
  const own = [
    ...suggestMaterials(found, typed, inOrderOfNames).map(ofCatalogue),
    ...suggestMaterials(used, typed).map(ofProduct),
  ];
  if (own.length > 0) return own.slice(0, mostSuggested);
  return suggestMaterials(common ?? none, typed).map(ofCommon);
}

const ofCatalogue = (material: CatalogueMaterial): Suggestion => ({
  id: material.id,
  from: 'catalogue',
  name: material.name,
  price: priceText(material, material.unitType),
  row: () => rowFromCatalogue(material),
});

const ofCommon = ({ name, row }: CommonMaterial): Suggestion => ({
  id: name,
  from: 'common',
  name,
  price: boughtText(row.pack.content, knownUnit(row.pack.unit)),
  row: () => row,
});

const ofProduct = (material: Product['materials'][number]): Suggestion => ({
  id: material.id,
  from: 'pieces',
  name: material.name,
  price: priceText(material, material.unit),
  row: () => rowFromProduct(material),
});
