import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '#core/schemas/account.ts';
import { formatMoment, formatTimeAgo } from '#core/text/time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import { Section } from '../section/section.tsx';
import classes from '../section/settings.module.css';
import { type Ending, EndSessionsDialog } from './end-sessions-dialog.tsx';
import { sessionsQuery } from './sessions-query.ts';

export function SessionsSection() {
  return (
    <Section title="Aparelhos conectados" lead="Onde sua conta está aberta agora.">
      <Sessions />
    </Section>
  );
}

function Sessions() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  if (data) return <SessionList sessions={data} />;
  if (error) {
    return (
      <LoadError
        title="Não foi possível carregar os aparelhos"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      <DelayedText announced>Carregando os aparelhos…</DelayedText>
      <Skeleton height="4rem" radius="md" />
    </>
  );
}

/** The signed-in browsers, and the ways to sign them out. */
function SessionList({ sessions }: { readonly sessions: readonly Session[] }) {
  const [ending, setEnding] = useState<Ending | null>(null);
  return (
    <>
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            onEnd={() => setEnding({ what: 'one', session })}
          />
        ))}
      </ul>
      <div className={classes.row}>
        {sessions.length > 1 && (
          <Button variant="default" onClick={() => setEnding({ what: 'others' })}>
            Sair dos outros aparelhos
          </Button>
        )}
        <Button variant="default" onClick={() => setEnding({ what: 'all' })}>
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
