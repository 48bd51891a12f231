import type { ReactNode } from 'react';
import { labels } from '#core/messages/labels.ts';
import { accountBounds } from '#core/schemas/bounds.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldMessages } from '../../ui/use-form.ts';
import type { ProfileValues } from './profile-values.ts';
import { Section } from './section.tsx';

interface PersonalSectionProps {
  readonly values: ProfileValues;
  readonly errors: FieldMessages;
  readonly onChange: (changed: Partial<ProfileValues>) => void;
  /** The email, which is changed on its own. */
  readonly children: ReactNode;
}

export function PersonalSection({ values, errors, onChange, children }: PersonalSectionProps) {
  return (
    <Section title="Informações Pessoais">
      <TextField
        id="name"
        label={labels.name}
        autoComplete="name"
        maxLength={accountBounds.name.max}
        value={values.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      {children}
    </Section>
  );
}
