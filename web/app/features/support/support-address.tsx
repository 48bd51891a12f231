import { useQuery } from '@tanstack/react-query';
import { MailLink } from './mail-link.tsx';
import classes from './support.module.css';
import { supportContactQuery } from './support-contact-query.ts';

/** The support's email address, once it is known. */
export function SupportAddress() {
  const { data, isError } = useQuery(supportContactQuery);
  if (data) return <MailLink address={data.email} />;
  return (
    <span className={classes.dim}>
      {isError ? 'endereço indisponível no momento' : 'carregando o endereço…'}
    </span>
  );
}
