import { useQuery } from '@tanstack/react-query';
import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import { Section } from '../section/section.tsx';
import { SessionList } from './session-list.tsx';
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
