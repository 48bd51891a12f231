import { useEffect } from 'react';
import { productFields } from '#core/products/product-fields.ts';
import { counted } from '../../../ui/fields/counted.tsx';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { focusField } from './focus-field.ts';
import { FormSection } from './form-section.tsx';
import { useField } from './use-pricing-form.ts';

const { label } = productFields.notes;

export function NotesText({ wantsFocus }: { readonly wantsFocus: boolean }) {
  const notes = useField('notes');
  const { id } = notes;
  useEffect(() => {
    if (wantsFocus) focusField(id);
  }, [wantsFocus, id]);
  const { aside, ...text } = counted(productFields.notes, notes.value, notes.error);
  return (
    <FormSection title={label} lead="Medidas, a receita, o que o cliente pediu. Só você vê.">
      <TextAreaField {...notes} label={label} labelHidden {...text} hint={aside} rows={6} />
    </FormSection>
  );
}
