import { craftCategories } from '#core/catalogues/craft-categories.ts';
import { labels } from '#core/messages/labels.ts';
import { pricingBounds } from '#core/pricing/bounds.ts';
import { textLength } from '#core/text/text-length.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type DraftStore, useDraft } from './draft-store.ts';
import { formId } from './form-id.ts';
import { FormSection } from './form-section.tsx';

const { min, max } = pricingBounds.productName;
const categoryOptions = [
  { value: '', label: 'Escolha a categoria' },
  ...craftCategories.map(({ id, name }) => ({ value: id, label: name })),
];

export function PieceSection({ store }: { readonly store: DraftStore }) {
  const name = useDraft(store, (state) => state.draft.name);
  const category = useDraft(store, (state) => state.draft.craftCategory);
  const errors = useDraft(store, (state) => state.errors);
  return (
    <FormSection title="A peça" columns>
      <TextField
        id="name"
        form={formId}
        label={labels.productName}
        hint={`Mín: ${min} caracteres`}
        aside={
          <span>
            {textLength(name)}/{max}
          </span>
        }
        placeholder="Ex.: Amigurumi de urso"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={2 * max}
        value={name}
        error={errors.name}
        onChange={(value) => store.setValue('name', value)}
      />
      <SelectField
        id="craftCategory"
        label={labels.craftCategory}
        options={categoryOptions}
        value={category}
        error={errors.craftCategory}
        onChange={(value) => store.setValue('craftCategory', value)}
      />
    </FormSection>
  );
}
