import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '#core/schemas/account.ts';
import { formatMoment, formatTimeAgo } from '#core/text/time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Loaded, Section } from '../section/section.tsx';
import classes from '../section/settings.module.css';
import { type Ending, EndSessionsDialog, sessionsQuery } from './end-sessions-dialog.tsx';

export function SessionsSection() {
  const query = useQuery(sessionsQuery);
  return (
    <Section title="Aparelhos conectados" lead="Onde sua conta está aberta agora.">
      <Loaded
        query={query}
        loading="Carregando os aparelhos…"
        failed="Não foi possível carregar os aparelhos"
      >
        {(sessions) => <SessionList sessions={sessions} />}
      </Loaded>
    </Section>
  );
}

function SessionList({ sessions }: { readonly sessions: readonly Session[] }) {
  const [ending, setEnding] = useState<Ending | null>(null);
  return (
    <>
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      <div className={classes.row}>
        {sessions.length > 1 && (
          <Button variant="default" onClick={() => setEnding('others')}>
            Sair dos outros aparelhos
          </Button>
        )}
        <Button variant="default" onClick={() => setEnding('all')}>
          Sair de todos
        </Button>
      </div>
      <EndSessionsDialog ending={ending} onClose={() => setEnding(null)} />
    </>
  );
}

interface SessionItemProps {
  readonly session: Session;
  readonly onEnd: () => void;
}

function SessionItem({ session, onEnd }: SessionItemProps) {
  const { device, address, createdAt, lastUsedAt, current } = session;
  const Icon = /Android|iPhone|iPad/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Icon size={26} stroke={1.5} aria-hidden className={classes.device} />
      <div className={classes.settingTexts}>
        <p className={classes.settingTitle}>{device}</p>
        <p className={classes.dim}>
          {current ? (
            <span className={classes.current}>Este aparelho</span>
          ) : (
            <>
              Usado <Moment at={lastUsedAt} />
            </>
          )}
        </p>
        <p className={classes.dim}>
          Entrou <Moment at={createdAt} />
          {address && ` · ${address}`}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          variant="default"
          aria-label={`Encerrar a sessão em ${device}`}
          onClick={onEnd}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}

function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {formatTimeAgo(at)}
    </time>
  );
}
