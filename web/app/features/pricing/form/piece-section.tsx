import { crafts } from '#core/choices/crafts.ts';
import { productFields } from '#core/products/fields.ts';
import { counted } from '../../../ui/fields/counted.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { BatchField } from './batch-field.tsx';
import { FormSection } from './form-section.tsx';
import { useField } from './use-pricing-form.ts';

const { min, label } = productFields.name;
const categoryOptions = [
  { value: '', label: 'Escolha a categoria' },
  ...crafts.map(({ id, name }) => ({ value: id, label: name })),
];

export function PieceSection() {
  const name = useField('name');
  return (
    <FormSection title="A peça" columns>
      <TextField
        {...name}
        {...counted(productFields.name, name.value, name.error)}
        label={label}
        hint={`Mín: ${min} caracteres`}
        placeholder="Ex.: Amigurumi de urso"
        autoComplete="off"
        enterKeyHint="next"
      />
      <SelectField
        {...useField('craftCategory')}
        label={productFields.craftCategory.label}
        options={categoryOptions}
        isPassedBy
      />
      <BatchField />
    </FormSection>
  );
}
