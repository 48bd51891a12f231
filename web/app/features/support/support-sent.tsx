import { IconMailCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { promises } from '#core/plans/promises.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { useSession } from '../session/use-session.ts';
import classes from './support.module.css';
import type { SentMessage } from './use-support-form.ts';

interface SupportSentProps {
  readonly sent: SentMessage;
  readonly onAgain: () => void;
}

export function SupportSent({ sent, onAgain }: SupportSentProps) {
  const visitor = useSession('public').status === 'visitor';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.sent}>
      <span className={classes.picture}>
        <IconMailCheck size={44} stroke={1.5} aria-hidden />
      </span>
      <h2 ref={heading} tabIndex={-1} className={classes.sentTitle}>
        Mensagem enviada!
      </h2>
      <p>A resposta chega no seu email em até {promises.supportReplyDays} dias úteis.</p>
      <dl className={classes.facts}>
        <div>
          <dt>Email</dt>
          <dd>{sent.email}</dd>
        </div>
        <div>
          <dt>Assunto</dt>
          <dd>{sent.subject}</dd>
        </div>
      </dl>
      <div className={classes.buttons}>
        {visitor && <LinkButton to="/">Voltar ao início</LinkButton>}
        <LinkButton to="/dashboard" variant={visitor ? 'default' : 'filled'}>
          Voltar ao Dashboard
        </LinkButton>
        <Button variant="default" onClick={onAgain}>
          Enviar nova mensagem
        </Button>
      </div>
    </section>
  );
}
