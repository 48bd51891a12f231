import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { StockStart } from '#core/stock/stock-schemas.ts';
import { startWords } from '#core/stock/stock-texts.ts';
import { amountIn, typedAmount } from '#core/stock/typed-amount.ts';
import { numberText } from '#core/typed/number-text.ts';
import { unitOf } from '#core/units/unit-types.ts';
import { isOutage } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { useFocusFirst } from '../../../ui/forms/use-focus-first.ts';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useCatalogue } from '../../catalogue/list/use-catalogue.ts';
import { cachedCatalogue } from '../../catalogue/stored/cached-catalogue.ts';
import classes from '../stock.module.css';
import { showAct } from '../stock-query.ts';
import { moveFields } from './move-values.ts';

/** The most materials that begin at once; after them the others come. */
const most = 200;

export interface StartFormProps {
  readonly onClose: () => void;
}

/** How much there is of each material whose stock is not tracked; an empty field leaves it so. */
export function StartForm({ onClose }: StartFormProps) {
  const query = useCatalogue();
  const { materials } = query;
  // What is saved elsewhere meanwhile takes no field away; what the device last knew is read again.
  const [untracked, setUntracked] = useState<readonly CatalogueMaterial[]>();
  if (materials && !untracked && !query.isFetching) {
    setUntracked(materials.filter(({ tracked }) => !tracked).slice(0, most));
  }
  if (!untracked) {
    return (
      <>
        <QueryPlaceholder query={query} failed={startWords.loadFailed}>
          <Waiting>{startWords.loading}</Waiting>
        </QueryPlaceholder>
        <DialogFoot onClose={onClose} />
      </>
    );
  }
  if (untracked.length > 0) return <Counts materials={untracked} onClose={onClose} />;
  return (
    <Stack gap={4}>
      <p>{materials?.length === 0 ? startWords.noMaterials : startWords.allTracked}</p>
      <DialogFoot close="Fechar" onClose={onClose}>
        {materials?.length === 0 && (
          <LinkButton to="/materials">{startWords.toCatalogue}</LinkButton>
        )}
      </DialogFoot>
    </Stack>
  );
}

const field = moveFields.counted;
const validate = validateLazily(
  async () => (await import('#core/stock/stock-schemas.ts')).stockStartSchema,
);

interface CountsProps extends StartFormProps {
  readonly materials: readonly CatalogueMaterial[];
}

function Counts({ materials, onClose }: CountsProps) {
  const client = useQueryClient();
  const [key] = useState(() => uuidv7());
  /** The ids of what was sent last, to which the paths of errors lead. */
  const sent = useRef<readonly string[]>([]);
  const [isNothing, setNothing] = useState(false);
  const enteredOf = (values: Readonly<Record<string, string>>) =>
    materials.filter(({ id }) => values[id]?.trim());
  const inputOf = (values: Readonly<Record<string, string>>) => ({
    materials: enteredOf(values).map(({ id, unitType }) => ({
      id,
      quantity: amountOf(values[id] ?? '', unitType),
    })),
  });
  const form = useForm<string>(
    Object.fromEntries(materials.map(({ id }) => [id, ''])),
    async (values) => {
      const found = await validate(inputOf(values));
      const ids = enteredOf(values).map(({ id }) => id);
      return Object.fromEntries(
        Object.entries(found).map(([path, message]) => [fieldOf(path, ids), message]),
      );
    },
    (path) => fieldOf(path, sent.current),
  );
  useFocusFirst(form.form);
  const entered = enteredOf(form.values).length;
  const { error, mutateAsync } = useMutation({
    mutationFn: (json: StockStart) =>
      answerOf(api.stock.start.$post({ json }, { headers: { 'Idempotency-Key': key } })),
    onSuccess: (act) => {
      showAct(client, act);
      void cachedCatalogue.reload(client);
      toast.success(startWords.done(act.materials.length));
    },
    onError: (failure) => {
      // One of them is gone: what shows is old.
      if (!isOutage(failure)) void cachedCatalogue.reload(client);
    },
  });
  const submit = () => {
    setNothing(entered === 0);
    if (entered === 0) return;
    sent.current = enteredOf(form.values).map(({ id }) => id);
    void form.submit(() => mutateAsync(inputOf(form.values) as StockStart, { onSuccess: onClose }));
  };
  return (
    <DialogForm
      form={form.form}
      confirm={startWords.save(entered)}
      waiting={startWords.saving}
      pending={form.pending}
      error={error}
      failed={startWords.failed}
      onSubmit={submit}
      onCancel={onClose}
    >
      <fieldset className={dialogClasses.fields} disabled={form.pending}>
        <VisuallyHidden as="legend">{startWords.title}</VisuallyHidden>
        <Stack as="ul" gap={2} className={classes.counts}>
          {materials.map(({ id, name, unitType }) => {
            const { value = '', onChange, ...props } = form.field(id);
            return (
              <li key={id}>
                <NumberField
                  {...props}
                  id={`count-${id}`}
                  field={field}
                  label={name}
                  unit={unitType}
                  value={value}
                  suffix={unitOf(unitType).abbreviation}
                  onChange={onChange}
                  // '1 kg' becomes a number in the material's own unit.
                  onUnit={() => onChange(numberText(field, amountOf(value, unitType) ?? 0))}
                />
              </li>
            );
          })}
        </Stack>
      </fieldset>
      <div role="alert">{isNothing && <Note kind="warn">{startWords.nothing}</Note>}</div>
    </DialogForm>
  );
}

const amountOf = (typed: string, unit: CatalogueMaterial['unitType']) =>
  amountIn(typedAmount(field, typed, unit), unit);

/** The field that a path such as 'materials.3.quantity' means. */
const fieldOf = (path: string, ids: readonly string[]) => ids[Number(path.split('.')[1])] ?? path;
