import { Button } from '@mantine/core';
import { labels } from '#core/messages/labels.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { useUser } from '../../session/user-context.ts';
import classes from '../section/settings.module.css';

interface EmailSettingProps {
  /** The new address that a link was sent to, if any. */
  readonly sentTo: string | null;
  readonly onAsk: () => void;
}

/** The email in use, and the way to another one: it counts only once it is confirmed. */
export function EmailSetting({ sentTo, onAsk }: EmailSettingProps) {
  const { email } = useUser();
  return (
    <div className={classes.email}>
      <TextField
        id="email"
        type="email"
        label={labels.email}
        value={email}
        readOnly
        enterKeyHint="next"
        onChange={() => {}}
      />
      <Button type="button" variant="default" onClick={onAsk}>
        Alterar email
      </Button>
      <div role="status" className={classes.notice}>
        {sentTo !== null && sentTo !== email && (
          <Callout kind="info">
            Enviamos um link para <strong>{sentTo}</strong>. Abra-o para confirmar o novo endereço;
            até lá, seu email continua o mesmo.
          </Callout>
        )}
      </div>
    </div>
  );
}
