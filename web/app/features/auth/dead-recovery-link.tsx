import { IconLinkOff } from '@tabler/icons-react';
import { errorMessages } from '#core/messages/errors.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import classes from './auth.module.css';

/** The link sets no password any more, or never did: only a new one helps. */
export function DeadRecoveryLink() {
  return (
    <div className={classes.center}>
      <div role="alert" className={classes.center}>
        <span className={classes.picture} data-kind="bad">
          <IconLinkOff size={40} stroke={1.5} aria-hidden />
        </span>
        <h1 className={classes.title}>{errorMessages.reset_token_invalid.detail}</h1>
        <p>O link funciona uma única vez, durante 60 minutos, e um mais novo encerra o anterior.</p>
      </div>
      <div className={classes.buttons}>
        <LinkButton to="/forgot-password" size="lg">
          Pedir um novo link
        </LinkButton>
        <LinkButton to="/auth" variant="default">
          Voltar para o login
        </LinkButton>
      </div>
    </div>
  );
}
