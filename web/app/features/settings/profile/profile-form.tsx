import { IconDeviceFloppy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { businessTypes } from '#core/choices/business-types.ts';
import { states } from '#core/choices/states.ts';
import { roundings } from '#core/pricing/final-price.ts';
import { productFields } from '#core/products/fields.ts';
import { accountBounds } from '#core/schemas/bounds.ts';
import { formatHourlyRate } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { messageOf } from '../../../api/api-error.ts';
import { PendingButton } from '../../../ui/buttons/pending-button.tsx';
import { ChoiceCard } from '../../../ui/fields/choice-card.tsx';
import { craftOptions } from '../../../ui/fields/craft-options.ts';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { moveOnEnter } from '../../../ui/forms/move-on-enter.ts';
import { Callout } from '../../../ui/notes/callout.tsx';
import { LeaveDialog } from '../../session/leave-dialog.tsx';
import { ChangeEmailDialog } from '../email/change-email-dialog.tsx';
import { EmailSetting } from '../email/email-setting.tsx';
import { Section } from '../section/section.tsx';
import classes from '../section/settings.module.css';
import type { ProfileFields } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

const stateOptions = [
  { value: '', label: 'Selecione seu estado' },
  ...states.map(({ id }) => ({ value: id, label: id })),
];

const craftOrNone = [{ value: '', label: 'Selecione o tipo' }, ...craftOptions];

function BusinessSection({ field }: ProfileFields) {
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

const { min, max, step } = productFields.hourlyRate;
const roundingOptions = roundings.map(({ id, name }) => ({ value: id, label: name }));

function RateSection({ field }: ProfileFields) {
  const rate = field('hourlyRate');
  return (
    <Section title="Configurações de Preço">
      <RangeField
        id="hourlyRate"
        label={labels.hourlyRate}
        value={Number(rate.value)}
        min={min}
        max={max}
        step={step}
        enterKeyHint="next"
        format={formatHourlyRate}
        onChange={(chosen) => rate.onChange(String(chosen))}
        hint="Este é o valor padrão da sua hora na calculadora de preços."
      />
      <SelectField
        {...field('rounding')}
        id="rounding"
        label={labels.rounding}
        options={roundingOptions}
        hint="Vale para os próximos produtos."
      />
    </Section>
  );
}

export function ProfileForm() {
  const { form, field, save, guard, pending, error } = useProfileForm();
  const [askingEmail, setAskingEmail] = useState(false);
  return (
    <>
      <form
        ref={form}
        noValidate
        className={classes.column}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={moveOnEnter}
      >
        <PersonalSection field={field}>
          <EmailSetting onAsk={() => setAskingEmail(true)} />
        </PersonalSection>
        <BusinessSection field={field} />
        <RateSection field={field} />
        <div role="alert" className={classes.problem}>
          {error && (
            <Callout kind="bad">{messageOf(error)} Suas alterações continuam aqui.</Callout>
          )}
        </div>
        <PendingButton
          size="lg"
          pending={pending}
          onClick={() => void save()}
          waiting="Salvando…"
          leftSection={<IconDeviceFloppy size={22} aria-hidden />}
          className={classes.save ?? ''}
        >
          Salvar Configurações
        </PendingButton>
      </form>
      <LeaveDialog opened={guard.asking} onLeave={guard.leave} onStay={guard.stay} />
      {/* A form of its own, which cannot stand inside another one. */}
      <ChangeEmailDialog opened={askingEmail} onClose={() => setAskingEmail(false)} />
    </>
  );
}

interface PersonalSectionProps extends ProfileFields {
  /** The email, which is changed on its own. */
  readonly children: ReactNode;
}

function PersonalSection({ field, children }: PersonalSectionProps) {
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
