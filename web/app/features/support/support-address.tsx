import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { Text } from '../../ui/look/text.tsx';
import { forAnybody } from '../session/session-query.ts';
import { MailLink } from './mail-link.tsx';

const supportContactQuery = queryOptions({
  queryKey: ['support', 'contact'],
  queryFn: ({ signal }) => answerOf(api.support.$get({}, { init: { signal } })),
  staleTime: Number.POSITIVE_INFINITY,
  meta: forAnybody,
});

/** The support's email address, once it is known. */
export function SupportAddress() {
  const { data, isError } = useQuery(supportContactQuery);
  if (data) return <MailLink address={data.email} />;
  return (
    <Text as="span" tone="soft">
      {isError ? 'endereço indisponível no momento' : 'carregando o endereço…'}
    </Text>
  );
}
