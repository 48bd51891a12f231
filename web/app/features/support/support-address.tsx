import { useQuery } from '@tanstack/react-query';
import classes from './support.module.css';
import { supportContactQuery } from './support-contact-query.ts';

/** The support's email address, as a link to write to it. */
export function SupportAddress() {
  const { data, isError } = useQuery(supportContactQuery);
  if (data) {
    return (
      <a href={`mailto:${data.email}`} className={classes.address}>
        {data.email}
      </a>
    );
  }
  return (
    <span className={classes.dim}>
      {isError ? 'endereço indisponível no momento' : 'carregando o endereço…'}
    </span>
  );
}
