import { accountLabels } from '#core/account/account-texts.ts';
import { screenTitles } from '#core/app/app-texts.ts';
import { craftDescriptions } from '#core/crafts/craft-descriptions.ts';
import { crafts } from '#core/crafts/crafts.ts';
import { hourlyRateField } from '#core/hour/hourly-rate-field.ts';
import { formatHourlyRate, formatMoney } from '#core/numbers/formats.ts';
import { productFields } from '#core/products/product-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CraftPicture } from '../../ui/cards/craft-picture.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { RangeField } from '../../ui/fields/range-field.tsx';
import { Grid, Row } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { VisuallyHidden } from '../../ui/look/visually-hidden.tsx';
import classes from './onboarding.module.css';
import type { OnboardingFields } from './onboarding-values.ts';

export function CraftStep({ field }: OnboardingFields) {
  const craft = field('craftType');
  return (
    <>
      <Text tone="soft">
        Escolha o que mais sai das suas mãos. Depois você pode precificar de tudo.
      </Text>
      <Grid as="fieldset" least="9rem" gap={2} className={classes.crafts}>
        <VisuallyHidden as="legend">{accountLabels.craftType}</VisuallyHidden>
        {crafts.map(({ id, name }) => (
          <ChoiceCard
            key={id}
            tile
            name={craft.name}
            value={id}
            checked={craft.value === id}
            title={name}
            description={craftDescriptions[id]}
            picture={<CraftPicture craft={id} />}
            onChoose={() => craft.onChange(id)}
          />
        ))}
      </Grid>
    </>
  );
}

const { min, max, step } = productFields.hourlyRate;
const exampleHours = 4;

interface RateStepProps extends OnboardingFields {
  /** Works the rate out, in questions. */
  readonly onAsk: () => void;
}

export function RateStep({ field, onAsk }: RateStepProps) {
  const rate = field('hourlyRate');
  const value = Number(rate.value);
  return (
    <>
      <Text tone="soft">
        Seu tempo entra no preço de cada peça. Comece com um valor que você aceitaria receber e mude
        quando quiser.
      </Text>
      <RangeField
        id="hourlyRate"
        label={hourlyRateField.label}
        value={value}
        min={min}
        max={max}
        step={step}
        format={formatHourlyRate}
        onChange={(chosen) => rate.onChange(String(chosen))}
        hint={`Uma peça de ${exampleHours} horas leva ${formatMoney(exampleHours * value)} do seu trabalho.`}
      />
      <Row>
        <Button variant="default" onClick={onAsk}>
          {screenTitles.hour}
        </Button>
      </Row>
    </>
  );
}
