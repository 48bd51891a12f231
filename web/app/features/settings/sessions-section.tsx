import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../ui/load-error.tsx';
import { Section } from './section.tsx';
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
    <div role="status">
      <VisuallyHidden>Carregando os aparelhos…</VisuallyHidden>
      <Skeleton height="4rem" radius="md" />
    </div>
  );
}
