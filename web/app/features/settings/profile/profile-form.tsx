import { IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { PendingButton } from '../../../ui/buttons/pending-button.tsx';
import { moveOnEnter } from '../../../ui/forms/move-on-enter.ts';
import { Callout } from '../../../ui/notes/callout.tsx';
import { LeaveDialog } from '../../session/leave-dialog.tsx';
import { ChangeEmailDialog } from '../email/change-email-dialog.tsx';
import { EmailSetting } from '../email/email-setting.tsx';
import classes from '../section/settings.module.css';
import { BusinessSection } from './business-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { RateSection } from './rate-section.tsx';
import { useProfileForm } from './use-profile-form.ts';

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
