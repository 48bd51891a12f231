import { IconNotes } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { productFields } from '#core/products/fields.ts';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import { counted } from '../../../ui/fields/counted.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { focusField } from './focus-field.ts';
import { FormSection } from './form-section.tsx';
import { useField } from './use-pricing-form.ts';

const { label } = productFields.notes;

/** What the user wants to remember of a piece. It is there when wanted, and where there is some. */
export function NotesField() {
  const notes = useField('notes');
  const [isWanted, setWanted] = useState(notes.value !== '');
  if (!isWanted) {
    const open = () => {
      flushSync(() => setWanted(true));
      focusField(notes.id);
    };
    return (
      <div>
        <QuietButton onClick={open}>
          <IconNotes size={18} aria-hidden /> Fazer anotações
        </QuietButton>
      </div>
    );
  }
  const { aside, ...text } = counted(productFields.notes, notes.value, notes.error);
  return (
    <FormSection title={label} lead="Medidas, a receita, o que o cliente pediu. Só você vê.">
      <TextAreaField
        {...notes}
        label={label}
        labelHidden
        {...text}
        hint={aside}
        rows={6}
      />
    </FormSection>
  );
}
