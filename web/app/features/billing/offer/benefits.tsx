import { IconChartBar, IconInfinity, IconYarn } from '@tabler/icons-react';
import classes from './offer.module.css';

const benefits = [
  {
    Icon: IconInfinity,
    title: 'Sem contar produtos',
    text: 'Salve todas as suas peças, com quantos materiais cada uma pedir.',
  },
  {
    Icon: IconYarn,
    title: 'Seus materiais à mão',
    text: 'O catálogo aparece na calculadora: um toque e o material entra com o preço certo.',
  },
  {
    Icon: IconChartBar,
    title: 'O lucro às claras',
    text: 'Os relatórios mostram o que dá lucro, o que pede atenção e o que dá prejuízo.',
  },
];

export function Benefits() {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className={classes.heading}>
        O que muda com o Pro
      </h2>
      <ul className={classes.trio}>
        {benefits.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon size={32} stroke={1.5} aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
