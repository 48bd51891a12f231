import { IconBrandGoogle, IconCreditCard, IconQrcode } from '@tabler/icons-react';
import classes from './offer.module.css';

const means = [
  { Icon: IconQrcode, name: 'PIX' },
  { Icon: IconCreditCard, name: 'Cartão de crédito' },
  { Icon: IconBrandGoogle, name: 'Google Pay' },
];

export function PaymentMeans() {
  return (
    <section aria-labelledby="means">
      <h2 id="means" className={classes.heading}>
        Formas de pagamento
      </h2>
      <ul className={classes.means}>
        {means.map(({ Icon, name }) => (
          <li key={name}>
            <Icon size={22} stroke={1.7} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
      <p className={classes.small}>
        Processado por um provedor de pagamento; os dados do seu cartão não passam por nós. Cancele
        quando quiser, sem multa.
      </p>
    </section>
  );
}
