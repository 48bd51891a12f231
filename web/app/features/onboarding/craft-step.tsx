import { crafts } from '#core/choices/crafts.ts';
import { labels } from '#core/text/labels.ts';
import { CraftPicture } from '../../ui/cards/craft-picture.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import classes from './onboarding.module.css';
import type { OnboardingFields } from './onboarding-values.ts';

export function CraftStep({ field }: OnboardingFields) {
  const craft = field('craftType');
  return (
    <>
      <p className={classes.lead}>
        Escolha o que mais sai das suas mãos. Depois você pode precificar de tudo.
      </p>
      <fieldset className={classes.crafts}>
        <legend className={classes.legend}>{labels.craftType}</legend>
        {crafts.map(({ id, name, description }) => (
          <ChoiceCard
            key={id}
            tile
            name={craft.name}
            value={id}
            checked={craft.value === id}
            title={name}
            description={description}
            picture={<CraftPicture craft={id} />}
            onChoose={() => craft.onChange(id)}
          />
        ))}
      </fieldset>
    </>
  );
}
