import { IconArrowRight, IconClock, IconNeedleThread, IconTag } from '@tabler/icons-react';
import { actWords } from '#core/app/app-texts.ts';
import { productWords } from '#core/products/product-texts.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Card, Grid, Row, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { EmptyShelf } from '../products/empty-shelf.tsx';
import classes from './dashboard.module.css';

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
    <Card as="section" gap={4} pad={5} className={classes.start} aria-labelledby="first-steps">
      <div className={classes.picture}>
        <EmptyShelf />
      </div>
      <Stack gap={1}>
        <Text as="h2" id="first-steps" size={5}>
          {productWords.none}
        </Text>
        <Text tone="soft">
          Pegue uma peça que você acabou de fazer. Em dois minutos você sabe por quanto vender.
        </Text>
      </Stack>
      <Grid as="ol" least="15rem" gap={4} className={classes.steps}>
        {steps.map(({ Icon, title, text }) => (
          <Row as="li" key={title} gap={3} align="start">
            <span className={classes.icon}>
              <Icon size={24} stroke={1.6} aria-hidden />
            </span>
            <Stack gap={1} grow>
              <h3>{title}</h3>
              <Text tone="soft">{text}</Text>
            </Stack>
          </Row>
        ))}
      </Grid>
      <LinkButton to="/calculator" rightSection={<IconArrowRight size={20} aria-hidden />}>
        {actWords.firstPiece}
      </LinkButton>
    </Card>
  );
}
