import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '#core/account/account-schemas.ts';
import { accountWords } from '#core/account/account-texts.ts';
import { formatMoment, formatTimeAgo } from '#core/dates/time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { Badge, Text } from '../../../ui/look/text.tsx';
import classes from '../settings.module.css';
import { Loaded, Section } from '../settings-section.tsx';
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
      <ul className={classes.lines}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      <Row wrap gap={3}>
        {sessions.length > 1 && (
          <Button variant="default" onClick={() => setEnding('others')}>
            {accountWords.endOtherSessions}
          </Button>
        )}
        <Button variant="default" onClick={() => setEnding('all')}>
          Sair de todos
        </Button>
      </Row>
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
    <Row as="li" wrap gap={3}>
      <Icon size={26} stroke={1.5} aria-hidden className={classes.device} />
      <div className={classes.wide}>
        <strong>{device}</strong>
        <Text size={2} tone="soft">
          {current ? (
            <Badge tone="good">Este aparelho</Badge>
          ) : (
            <>
              Usado <Moment at={lastUsedAt} />
            </>
          )}
        </Text>
        <Text size={2} tone="soft">
          Entrou <Moment at={createdAt} />
          {address && ` · ${address}`}
        </Text>
      </div>
      {!current && (
        <Button variant="default" aria-label={`Encerrar a sessão em ${device}`} onClick={onEnd}>
          Encerrar
        </Button>
      )}
    </Row>
  );
}

function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {formatTimeAgo(at)}
    </time>
  );
}
