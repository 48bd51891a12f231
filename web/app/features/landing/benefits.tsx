import { IconChartPie, IconClockHour4, IconDeviceMobile, IconReceipt2 } from '@tabler/icons-react';
import classes from './benefits.module.css';

const benefits = [
  {
    Icon: IconClockHour4,
    title: 'Suas horas contam',
    text: 'Você diz quanto vale a sua hora, e cada ponto, cada queima, cada acabamento passa a ser pago.',
  },
  {
    Icon: IconReceipt2,
    title: 'Nenhum centavo escapa',
    text: 'Material, mão de obra, luz, embalagem: o custo inteiro somado ao centavo, sem planilha.',
  },
  {
    Icon: IconChartPie,
    title: 'O lucro à vista',
    text: 'Cada peça mostra se dá lucro, se pede atenção ou se dá prejuízo, antes de você vender.',
  },
  {
    Icon: IconDeviceMobile,
    title: 'Na bancada e na feira',
    text: 'Funciona no celular que você já tem, com uma mão só. O que você digita fica guardado se a internet cair.',
  },
];

export function Benefits() {
  return (
    <section className={classes.section} aria-labelledby="benefits">
      <h2 id="benefits" className={classes.title}>
        Feito para quem faz à mão
      </h2>
      <ul className={classes.list}>
        {benefits.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon size={36} stroke={1.4} aria-hidden className={classes.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
