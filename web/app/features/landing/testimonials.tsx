import { claims } from '#core/plans/claims.ts';
import { Grid, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import classes from './landing.module.css';

export function Testimonials() {
  return (
    <Stack as="section" gap={5} className={classes.wide} aria-labelledby="testimonials">
      <Text as="h2" size={5} id="testimonials">
        Quem usa, conta
      </Text>
      <Grid as="ul" least="24rem" gap={6}>
        {claims.testimonials.map(({ quote, craft, state }) => (
          <li key={quote}>
            <Stack as="figure" gap={3} className={classes.testimonial}>
              <Text as="blockquote" size={4} serif>
                <p>“{quote}”</p>
              </Text>
              <Text as="figcaption" tone="accent" strong>
                {craft} · {state}
              </Text>
            </Stack>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
