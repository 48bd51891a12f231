import { useQuery } from '@tanstack/react-query';
import { supportAddressMark } from '#core/messages/support-address-mark.ts';
import { useStaticPage } from '../../ui/use-static-page.ts';
import classes from './support.module.css';
import { supportContactQuery } from './support-contact-query.ts';

/** The support's email address, as a link to write to it. */
export function SupportAddress() {
  const { data, isError } = useQuery(supportContactQuery);
  const isStatic = useStaticPage() !== null;
  const address = isStatic ? supportAddressMark : data?.email;
  if (address) {
    return (
      <a href={`mailto:${address}`} className={classes.address}>
        {address}
      </a>
    );
  }
  return (
    <span className={classes.dim}>
      {isError ? 'endereço indisponível no momento' : 'carregando o endereço…'}
    </span>
  );
}
