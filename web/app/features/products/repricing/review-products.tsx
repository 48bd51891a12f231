import { useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import type { Repricing } from '#core/repricing/repricing-schemas.ts';
import {
  allProducts,
  chosenOf,
  moreLater,
  repricingTexts,
  updateProducts,
} from '#core/repricing/repricing-texts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button, NoteButton } from '../../../ui/buttons/button.tsx';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { sumsOf } from './repricing-sums.ts';
import classes from './review.module.css';
import type { Review } from './review-query.ts';
import { Change, ReviewRow } from './review-row.tsx';
import { useReview } from './use-review.ts';

export interface ReviewProductsProps {
  readonly review: Review;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** How many products show before somebody asks for more. */
const pageOfRows = 50;

export function ReviewProducts({ review, onClose, onDone }: ReviewProductsProps) {
  const work = useReview(review, onDone);
  const { rows, chosen, error, retry } = work;
  if (!work.query.data) {
    return (
      <>
        <QueryPlaceholder query={work.query} failed={repricingTexts.loadFailed}>
          <Waiting>{repricingTexts.computing}</Waiting>
        </QueryPlaceholder>
        <DialogFoot className={classes.buttons} close="Fechar" onClose={onClose} />
      </>
    );
  }
  const failure = error && (
    <Note
      kind="bad"
      action={
        retry && (
          <NoteButton loading={work.accepting} onClick={retry}>
            {actWords.retry}
          </NoteButton>
        )
      }
    >
      <strong>{repricingTexts.failed}</strong>
      <p>{messageOf(error)}</p>
    </Note>
  );
  return (
    <>
      {rows.length === 0 ? (
        <p>{repricingTexts.nothingLeft}</p>
      ) : (
        <Products work={work} {...review} />
      )}
      {work.hasMore && (
        <Text size={2} tone="soft">
          {moreLater(rows.length)}
        </Text>
      )}
      <div className={classes.foot}>
        <div role="alert">{failure}</div>
        {rows.length > 1 && <Sums chosen={chosen} of={rows.length} />}
        <DialogFoot
          className={classes.buttons}
          close={rows.length > 0 ? repricingTexts.decline : 'Fechar'}
          onClose={onClose}
        >
          {rows.length > 0 && (
            <LimitedButton
              pending={work.accepting}
              waiting={repricingTexts.updating}
              blocked={chosen.length === 0 ? repricingTexts.noneChosen : undefined}
              error={error}
              onClick={work.accept}
            >
              {updateProducts(chosen.length)}
            </LimitedButton>
          )}
        </DialogFoot>
      </div>
    </>
  );
}

interface ProductsProps extends Pick<Review, 'cause'> {
  readonly work: ReturnType<typeof useReview>;
}

function Products({ work, cause }: ProductsProps) {
  const { rows, chosen, takeable } = work;
  const [shown, setShown] = useState(pageOfRows);
  const left = rows.length - shown;
  const here = rows.slice(0, shown);
  const first = here.filter(work.startsChosen);
  const others = here.filter((row) => !work.startsChosen(row));
  const list = (some: readonly Repricing[]) => (
    <Stack as="ul" gap={3} className={classes.products}>
      {some.map((row) => (
        <ReviewRow
          key={row.id}
          row={row}
          showsRate={cause === 'hourlyRate'}
          chosen={work.canChoose ? work.isChosen(row) : undefined}
          onChoose={work.choose}
        />
      ))}
    </Stack>
  );
  return (
    <>
      {rows.length > 1 && (
        <CheckField
          label={allProducts(rows.length)}
          checked={chosen.length > 0 && chosen.length === takeable.length}
          mixed={chosen.length > 0 && chosen.length < takeable.length}
          onChange={work.chooseAll}
        />
      )}
      {first.length > 0 && list(first)}
      {others.length > 0 && <Text strong>{repricingTexts.notDearer}</Text>}
      {others.length > 0 && list(others)}
      {left > 0 && (
        <Button variant="default" fullWidth onClick={() => setShown(shown + pageOfRows)}>
          {actWords.more} {Math.min(left, pageOfRows)}
        </Button>
      )}
    </>
  );
}

function Sums({ chosen, of }: { readonly chosen: readonly Repricing[]; readonly of: number }) {
  return (
    <section className={classes.sums}>
      <Text size={2} tone="soft" role="status">
        {chosenOf(chosen.length, of)}
      </Text>
      <dl className={classes.changes}>
        {sumsOf(chosen).map((sum) => (
          <Change key={sum.label} {...sum} format={formatMoney} />
        ))}
      </dl>
    </section>
  );
}
