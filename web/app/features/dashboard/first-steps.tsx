import { IconArrowRight, IconClock, IconNeedleThread, IconTag } from '@tabler/icons-react';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyShelf } from '../products/empty-shelf.tsx';
import classes from './first-steps.module.css';

const steps = [
  {
    Icon: IconNeedleThread,
    title: 'Liste os materiais',
    text: 'O que foi na peça e quanto custou, mesmo que seja só um pedaço.',
  },
  {
    Icon: IconClock,
    title: 'Conte as horas',
    text: 'Seu tempo vale: diga quantas horas levou e quanto quer ganhar por hora.',
  },
  {
    Icon: IconTag,
    title: 'Veja o preço justo',
    text: 'Escolha a margem e saiba na hora por quanto vender e quanto sobra.',
  },
];

export function FirstSteps() {
  return (
    <section className={classes.start} aria-labelledby="first-steps">
      <div className={classes.picture}>
        <EmptyShelf />
      </div>
      <div>
        <h2 id="first-steps" className={classes.title}>
          Sua prateleira está vazia
        </h2>
        <p className={classes.lead}>
          Pegue uma peça que você acabou de fazer. Em dois minutos você sabe por quanto vender.
        </p>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ Icon, title, text }) => (
          <li key={title}>
            <span className={classes.icon}>
              <Icon size={24} stroke={1.6} aria-hidden />
            </span>
            <div>
              <h3 className={classes.step}>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkButton to="/calculator" rightSection={<IconArrowRight size={20} aria-hidden />}>
        Precificar a primeira peça
      </LinkButton>
    </section>
  );
}
