import { useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import type { Gathered, GatheredMaterial } from '#core/catalogue/gathering-schemas.ts';
import {
  allMaterials,
  gatherButton,
  gatheringTexts,
  inPieces,
  leftReasonTexts,
} from '#core/catalogue/gathering-texts.ts';
import { isOutage, messageOf } from '../../../api/api-error.ts';
import { Button, NoteButton } from '../../../ui/buttons/button.tsx';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import reviewClasses from '../../products/repricing/review.module.css';
import classes from '../catalogue.module.css';
import { GatheredRow } from './gathered-row.tsx';
import { useGathering } from './use-gathering.ts';

export interface GatheredMaterialsProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** How many materials show before somebody asks for more. */
const pageOfRows = 50;

export function GatheredMaterials({ onClose, onDone }: GatheredMaterialsProps) {
  const work = useGathering(onDone);
  const { query, materials, wanted, error } = work;
  if (!query.data) {
    return (
      <>
        <QueryPlaceholder query={query} failed={gatheringTexts.loadFailed}>
          <Waiting>{gatheringTexts.loading}</Waiting>
        </QueryPlaceholder>
        <DialogFoot className={reviewClasses.buttons} onClose={onClose} />
      </>
    );
  }
  const { left, hasMore } = query.data;
  const isEmpty = materials.length === 0;
  const created = wanted.filter(({ known }) => known === null).length;
  return (
    <>
      {isEmpty ? (
        <p>{left.length > 0 ? gatheringTexts.onlyLeft : gatheringTexts.nothing}</p>
      ) : (
        <Materials work={work} />
      )}
      {left.length > 0 && <Left left={left} titled={!isEmpty} />}
      {hasMore && <p>{gatheringTexts.newestOnly}</p>}
      <div className={reviewClasses.foot}>
        <div role="alert">
          {error && (
            <Note
              kind="bad"
              action={
                isOutage(error) && (
                  <NoteButton loading={work.accepting} onClick={work.accept}>
                    {actWords.retry}
                  </NoteButton>
                )
              }
            >
              <strong>{gatheringTexts.failed}</strong>
              <p>{messageOf(error)}</p>
            </Note>
          )}
        </div>
        <DialogFoot
          className={reviewClasses.buttons}
          close={isEmpty ? gatheringTexts.close : gatheringTexts.decline}
          onClose={onClose}
        >
          {!isEmpty && (
            <LimitedButton
              pending={work.accepting}
              waiting={gatheringTexts.saving}
              blocked={wanted.length === 0 ? gatheringTexts.noneChosen : undefined}
              error={error}
              onClick={work.accept}
            >
              {gatherButton(created, wanted.length)}
            </LimitedButton>
          )}
        </DialogFoot>
      </div>
    </>
  );
}

function Materials({ work }: { readonly work: ReturnType<typeof useGathering> }) {
  const { materials, wanted } = work;
  const [shown, setShown] = useState(pageOfRows);
  const rest = materials.length - shown;
  const here = materials.slice(0, shown);
  const list = (some: readonly GatheredMaterial[]) => (
    <Stack as="ul" gap={3} className={classes.block}>
      {some.map((material) => (
        <GatheredRow
          key={material.offers[0]?.row}
          material={material}
          offer={work.offerOf(material)}
          wanted={work.isWanted(material)}
          onWant={(isOn) => work.want([material], isOn)}
          onPrice={(row) => work.choosePrice(material, row)}
        />
      ))}
    </Stack>
  );
  const known = here.filter((material) => material.known !== null);
  return (
    <>
      {materials.length > 1 && (
        <CheckField
          label={allMaterials(materials.length)}
          checked={wanted.length === materials.length}
          mixed={wanted.length > 0 && wanted.length < materials.length}
          onChange={(isOn) => work.want(materials, isOn)}
        />
      )}
      {known.length < here.length && list(here.filter((material) => material.known === null))}
      {known.length > 0 && (
        <Text as="h3" strong>
          {gatheringTexts.known}
        </Text>
      )}
      {known.length > 0 && list(known)}
      {rest > 0 && (
        <Button variant="default" fullWidth onClick={() => setShown(shown + pageOfRows)}>
          {actWords.more} {Math.min(rest, pageOfRows)}
        </Button>
      )}
    </>
  );
}

interface LeftProps extends Pick<Gathered, 'left'> {
  /** There is something else above. */
  readonly titled: boolean;
}

function Left({ left, titled }: LeftProps) {
  return (
    <>
      {titled && (
        <Text as="h3" strong>
          {gatheringTexts.left}
        </Text>
      )}
      <Text as="ul" size={2} tone="soft" className={classes.left}>
        {left.map(({ name, reason, pieces }) => (
          <li key={`${reason} ${name}`}>
            <bdi>{name}</bdi> {inPieces(pieces)}: {leftReasonTexts[reason]}
          </li>
        ))}
      </Text>
    </>
  );
}
