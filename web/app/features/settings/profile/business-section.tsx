import { businessTypes } from '#core/choices/business-types.ts';
import { states } from '#core/choices/states.ts';
import { labels } from '#core/text/labels.ts';
import { ChoiceCard } from '../../../ui/fields/choice-card.tsx';
import { craftOptions } from '../../../ui/fields/craft-options.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Section } from '../section/section.tsx';
import classes from '../section/settings.module.css';
import type { ProfileFields } from './profile-values.ts';

const stateOptions = [
  { value: '', label: 'Selecione seu estado' },
  ...states.map(({ id }) => ({ value: id, label: id })),
];

const craftOrNone = [{ value: '', label: 'Selecione o tipo' }, ...craftOptions];

export function BusinessSection({ field }: ProfileFields) {
  const businessType = field('businessType');
  return (
    <Section title="Localização e Negócio">
      <SelectField {...field('state')} id="state" label={labels.state} options={stateOptions} />
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{labels.businessType}</legend>
        {businessTypes.map(({ id, name, description }) => (
          <ChoiceCard
            key={id}
            name={businessType.name}
            value={id}
            checked={businessType.value === id}
            title={name}
            description={description}
            enterKeyHint="next"
            onChoose={() => businessType.onChange(id)}
          />
        ))}
      </fieldset>
      <SelectField
        {...field('craftType')}
        id="craftType"
        label={labels.craftType}
        options={craftOrNone}
      />
    </Section>
  );
}
