import { IconCheck, IconPlus } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  memo,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { actWords } from '#core/app/app-texts.ts';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { catalogueWords } from '#core/catalogue/catalogue-texts.ts';
import { inPiece, materialAddedToast } from '#core/catalogue/known-material-texts.ts';
import { searchCatalogue } from '#core/catalogue/search-catalogue.ts';
import { priceText } from '#core/pricing/price-text.ts';
import { usedText } from '#core/product-draft/form-texts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { classList } from '../../../ui/look/tones.ts';
import { useFoundMaterials } from '../../catalogue/stored/use-found-materials.ts';
import type { ProductWork } from '../draft/product-work.ts';
import { rowFromCatalogue } from '../known-materials/row-from-catalogue.ts';
import type { MaterialRows } from '../materials/material-rows.ts';
import { pickMaterial } from '../materials/place-rows.ts';
import formClasses from '../pricing.module.css';
import { groupByCategory } from './catalogue-groups.ts';
import { withOneMore } from './one-more.ts';
import classes from './own-catalogue.module.css';

/** The number of materials from which on a catalogue is searched rather than looked through. */
const many = 6;

export interface CataloguePickerProps {
  readonly rows: MaterialRows;
  readonly work: ProductWork;
  readonly materials: readonly CatalogueMaterial[];
  readonly complete: boolean;
}

/**
 * A searchable list to pick from. By keyboard: Enter in the search picks the first match, the
 * arrows move through the list, which is one stop of the Tab key.
 */
export function CataloguePicker({ materials, complete, rows, work }: CataloguePickerProps) {
  const [query, setQuery] = useState('');
  const { found, number } = useFoundMaterials(materials, complete, query);
  const groups = useMemo(() => groupByCategory(found), [found]);
  const used = useUsed(work);
  // The Tab key enters the list where it was left, else at its first entry.
  const [focused, setFocused] = useState<string | null>(null);
  const stop = (found.find((entry) => entry.id === focused) ?? groups[0]?.materials[0])?.id;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  const onSearchKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      buttons()[0]?.focus();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = complete ? groupByCategory(searchCatalogue(materials, query)) : groups;
    const match = first?.materials[0];
    if (!match || query.trim() === '') return;
    pick(rows, match, event.currentTarget);
    // The next name takes the place of this one.
    event.currentTarget.select();
  };
  return (
    <>
      {(!complete || materials.length >= many) && (
        <search>
          <TextField
            id="catalogueSearch"
            type="search"
            label="Buscar no catálogo"
            labelHidden
            placeholder="Buscar no catálogo..."
            autoComplete="off"
            enterKeyHint="done"
            data-passed-by
            value={query}
            onChange={setQuery}
            onKeyDown={onSearchKey}
          />
        </search>
      )}
      <p role="status">
        {groups.length === 0 && number === 0 && (
          <>
            <strong>{catalogueWords.none}</strong>
            {actWords.otherWords}
          </>
        )}
      </p>
      {groups.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move among its buttons
        <div
          ref={list}
          className={classes.scroller}
          onKeyDown={(event) => moveBy(event, buttons())}
        >
          {groups.map(({ category, materials: entries }, index) => (
            <section key={category} aria-labelledby={`${id}-${index}`}>
              <h3 id={`${id}-${index}`} className={classes.category}>
                {category}
              </h3>
              <ul className={classes.entries}>
                {entries.map((material) => (
                  <Entry
                    key={material.id}
                    material={material}
                    used={used.get(material.id)}
                    isStop={material.id === stop}
                    onStop={setFocused}
                    rows={rows}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

interface EntryProps {
  readonly material: CatalogueMaterial;
  /** What the piece has of it; undefined where it has none. */
  readonly used: string | undefined;
  readonly isStop: boolean;
  readonly onStop: (id: string) => void;
  readonly rows: MaterialRows;
}

const Entry = memo(function Entry({ material, used, isStop, onStop, rows }: EntryProps) {
  const Sign = used === undefined ? IconPlus : IconCheck;
  return (
    <li>
      <Row
        as="button"
        type="button"
        gap={2}
        className={classList(formClasses.entry, used !== undefined && classes.picked)}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => onStop(material.id)}
        onClick={({ currentTarget }) => pick(rows, material, currentTarget)}
      >
        <Sign size={18} aria-hidden />
        <span>
          <bdi>{material.name}</bdi>{' '}
          <Text as="span" size={2} tone="soft" className={classes.about}>
            {priceText(material, material.unitType)}
            {used !== undefined && inPiece(used)}
          </Text>
        </span>
      </Row>
    </li>
  );
});

/** The row that comes above pushes nothing away from the finger: what was pressed stays in its place. */
function pick(rows: MaterialRows, material: CatalogueMaterial, pressed: Element): void {
  const top = () => pressed.getBoundingClientRect().top;
  const before = top();
  const added = materialAddedToast(material.name);
  flushSync(() => pickMaterial(rows, rowFromCatalogue(material), added, withOneMore));
  window.scrollBy({ top: top() - before, behavior: 'instant' });
}

/** What the piece has of each material of the catalogue. Typing elsewhere renders nothing here. */
function useUsed(work: ProductWork): ReadonlyMap<string, string> {
  const json = useSyncExternalStore(work.subscribe, () => {
    const linked = work.shown().draft.materials.filter(({ materialId }) => materialId !== '');
    const byId = Map.groupBy(linked, ({ materialId }) => materialId);
    return JSON.stringify([...byId].map(([id, of]) => [id, of.map(usedText).join(' e ')]));
  });
  return useMemo(() => new Map(JSON.parse(json)), [json]);
}

function moveBy(event: KeyboardEvent, entries: readonly HTMLElement[]): void {
  const index = entries.findIndex((entry) => entry.matches(':focus'));
  const last = entries.length - 1;
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: last }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  entries[Math.min(Math.max(target, 0), last)]?.focus();
}
