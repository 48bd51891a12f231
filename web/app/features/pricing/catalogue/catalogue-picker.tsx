import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { searchCatalogue } from '#core/lists/searched-text.ts';
import { priceText } from '#core/pricing/price-text.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { useFoundMaterials } from '../../catalogue/stored/use-found-materials.ts';
import classes from '../pricing.module.css';
import { groupByCategory } from './catalogue-groups.ts';

interface CataloguePickerProps {
  readonly materials: readonly CatalogueMaterial[];
  readonly complete: boolean;
  readonly onPick: (material: CatalogueMaterial) => void;
}

/**
 * A searchable list to pick from. By keyboard: Enter in the search picks the first match, the
 * arrows move through the list, which is one stop of the Tab key.
 */
export function CataloguePicker({ materials, complete, onPick }: CataloguePickerProps) {
  const [query, setQuery] = useState('');
  const { found, number } = useFoundMaterials(materials, complete, query);
  const groups = groupByCategory(found);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      buttons()[0]?.focus();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = complete ? groupByCategory(searchCatalogue(materials, query)) : groups;
    const match = first?.materials[0];
    if (match && query.trim() !== '') onPick(match);
  };
  return (
    <>
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
      <p role="status">
        {groups.length === 0 && number === 0 && (
          <>
            <strong>Nenhum material encontrado</strong> Tente buscar com outros termos
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
          {groups.map(({ category, materials: entries }, groupIndex) => (
            <section key={category} aria-labelledby={`${id}-${groupIndex}`}>
              <h3 id={`${id}-${groupIndex}`} className={classes.category}>
                {category}
              </h3>
              <ul>
                {entries.map((material, index) => (
                  <li key={material.id}>
                    <Row
                      as="button"
                      type="button"
                      gap={2}
                      className={classes.entry}
                      // The Tab key enters the list at its first entry.
                      tabIndex={groupIndex === 0 && index === 0 ? 0 : -1}
                      onClick={() => onPick(material)}
                    >
                      <IconPlus size={18} aria-hidden />
                      <Row as="span" wrap grow>
                        <bdi>{material.name}</bdi>{' '}
                        <Text as="span" size={2} tone="soft" className={classes.price}>
                          {priceText(material, material.unitType)}
                        </Text>
                      </Row>
                    </Row>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

function moveBy(event: KeyboardEvent, entries: readonly HTMLElement[]): void {
  const index = entries.findIndex((entry) => entry.matches(':focus'));
  const last = entries.length - 1;
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: last }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  entries[Math.min(Math.max(target, 0), last)]?.focus();
}
