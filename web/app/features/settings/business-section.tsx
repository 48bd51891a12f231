import { businessTypes } from '#core/catalogues/business-types.ts';
import { craftCategories } from '#core/catalogues/craft-categories.ts';
import { states } from '#core/catalogues/states.ts';
import { labels } from '#core/messages/labels.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { FieldMessages } from '../../ui/use-form.ts';
import type { ProfileValues } from './profile-values.ts';
import { Section } from './section.tsx';
import classes from './settings.module.css';

const stateOptions = [
  { value: '', label: 'Selecione seu estado' },
  ...states.map(({ id }) => ({ value: id, label: id })),
];

const craftOptions = [
  { value: '', label: 'Selecione o tipo' },
  ...craftCategories
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR')),
];

interface BusinessSectionProps {
  readonly values: ProfileValues;
  readonly errors: FieldMessages;
  readonly onChange: (changed: Partial<ProfileValues>) => void;
}

export function BusinessSection({ values, errors, onChange }: BusinessSectionProps) {
  return (
    <Section title="Localização e Negócio">
      <SelectField
        id="state"
        label={labels.state}
        value={values.state}
        options={stateOptions}
        error={errors.state}
        onChange={(state) => onChange({ state })}
      />
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{labels.businessType}</legend>
        {businessTypes.map(({ id, name, description }) => (
          <ChoiceCard
            key={id}
            name="businessType"
            value={id}
            checked={values.businessType === id}
            title={name}
            description={description}
            onChoose={() => onChange({ businessType: id })}
          />
        ))}
      </fieldset>
      <SelectField
        id="craftType"
        label={labels.craftType}
        value={values.craftType}
        options={craftOptions}
        error={errors.craftType}
        onChange={(craftType) => onChange({ craftType })}
      />
    </Section>
  );
}
