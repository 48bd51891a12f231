import type { ReactNode } from 'react';
import { accountBounds } from '#core/schemas/bounds.ts';
import { labels } from '#core/text/labels.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Section } from '../section/section.tsx';
import type { ProfileFields } from './profile-values.ts';

interface PersonalSectionProps extends ProfileFields {
  /** The email, which is changed on its own. */
  readonly children: ReactNode;
}

export function PersonalSection({ field, children }: PersonalSectionProps) {
  return (
    <Section title="Informações Pessoais">
      <TextField
        {...field('name')}
        id="name"
        label={labels.name}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={accountBounds.name.max}
      />
      {children}
    </Section>
  );
}
