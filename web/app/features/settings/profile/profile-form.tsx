import { IconDeviceFloppy } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProfilePatch } from '#core/account/account-schemas.ts';
import { accountLabels, accountToasts } from '#core/account/account-texts.ts';
import { businessTypes } from '#core/account/business-types.ts';
import { states } from '#core/account/states.ts';
import { screenTitles } from '#core/app/app-texts.ts';
import { hourlyRateField } from '#core/hour/hourly-rate-field.ts';
import { formatHourlyRate } from '#core/numbers/formats.ts';
import { roundings } from '#core/pricing/final-price.ts';
import { productFields } from '#core/products/product-fields.ts';
import { productLabels } from '#core/products/product-texts.ts';
import { reasonNow } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { useOnline } from '../../../ui/browser/use-online.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { PendingButton } from '../../../ui/buttons/pending-button.tsx';
import { ChoiceCard } from '../../../ui/fields/choice-card.tsx';
import { craftOptions } from '../../../ui/fields/craft-options.ts';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { moveOnEnter } from '../../../ui/forms/move-on-enter.ts';
import { useAgainOnline } from '../../../ui/forms/use-again-online.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Grid, Row, Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { nameField } from '../../session/account-fields.ts';
import { watchOpenWork } from '../../session/drafts.ts';
import { LeaveDialog, useLeaveGuard } from '../../session/leave-dialog.tsx';
import { updateUser } from '../../session/session-query.ts';
import { useUser } from '../../session/user-context.ts';
import classes from '../settings.module.css';
import { Section } from '../settings-section.tsx';
import { ChangeEmailDialog, EmailSetting } from './email-setting.tsx';
import { type ProfileFields, profileErrors, profileOf, toPatch } from './profile-values.ts';

const stateOptions = [
  { value: '', label: 'Selecione seu estado' },
  ...states.map(({ id }) => ({ value: id, label: id })),
];

const craftOrNone = [{ value: '', label: 'Selecione o tipo' }, ...craftOptions];

function BusinessSection({ field }: ProfileFields) {
  const businessType = field('businessType');
  return (
    <Section title="Localização e Negócio">
      <SelectField
        {...field('state')}
        id="state"
        label={accountLabels.state}
        options={stateOptions}
      />
      <Grid as="fieldset" least="14rem" gap={2}>
        <Text as="legend" strong>
          {accountLabels.businessType}
        </Text>
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
      </Grid>
      <SelectField
        {...field('craftType')}
        id="craftType"
        label={accountLabels.craftType}
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
        label={hourlyRateField.label}
        value={Number(rate.value)}
        min={min}
        max={max}
        step={step}
        enterKeyHint="next"
        format={formatHourlyRate}
        onChange={(chosen) => rate.onChange(String(chosen))}
        hint="Este é o valor padrão da sua hora na calculadora de preços."
      />
      <Row>
        <LinkButton to="/hour" variant="default" size="sm">
          {screenTitles.hour}
        </LinkButton>
      </Row>
      <SelectField
        {...field('rounding')}
        id="rounding"
        label={productLabels.rounding}
        options={roundingOptions}
        hint="Vale para o primeiro produto. Depois, cada um começa com o do último."
      />
    </Section>
  );
}

/** Untouched fields follow the user's row, so that saving does not undo another tab's change. */
export function ProfileForm() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const update = useMutation({
    mutationFn: (json: ProfilePatch) => answerOf(api.me.$patch({ json })),
    onSuccess: (user) => updateUser(client, user),
  });
  const { form, field, edits, changed, submit, pending } = useForm(
    profileOf(useUser()),
    profileErrors,
  );
  const guard = useLeaveGuard(() => changed);
  useEffect(() => watchOpenWork(() => changed), [changed]);
  const [changingEmail, setChangingEmail] = useState(false);
  const onSuccess = () => {
    guard.leaveFreely();
    toast.success(accountToasts.settingsSaved);
    void navigate('/dashboard');
  };
  const save = () => void submit(() => update.mutateAsync(toPatch(edits), { onSuccess }));
  const online = useOnline();
  useAgainOnline(update.error, edits, save);
  return (
    <>
      <Stack
        as="form"
        gap={4}
        ref={form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={moveOnEnter}
      >
        <Section title="Informações Pessoais">
          <TextField {...nameField} {...field('name')} />
          <EmailSetting onChange={() => setChangingEmail(true)} />
        </Section>
        <BusinessSection field={field} />
        <RateSection field={field} />
        <div>
          <div role="alert" className={classes.notice}>
            {update.error && (
              <Note kind="bad">
                {reasonNow(update.error, online)} Suas alterações continuam aqui.
              </Note>
            )}
          </div>
          <PendingButton
            size="lg"
            fullWidth
            pending={pending}
            onClick={save}
            waiting="Salvando…"
            leftSection={<IconDeviceFloppy size={22} aria-hidden />}
          >
            Salvar Configurações
          </PendingButton>
        </div>
      </Stack>
      <LeaveDialog guard={guard} />
      {/* It has a form, which cannot be inside another one. */}
      <ChangeEmailDialog opened={changingEmail} onClose={() => setChangingEmail(false)} />
    </>
  );
}
