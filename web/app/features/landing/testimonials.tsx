import { claims } from '#core/plans/claims.ts';
import classes from './testimonials.module.css';

export function Testimonials() {
  return (
    <section className={classes.section} aria-labelledby="testimonials">
      <h2 id="testimonials" className={classes.title}>
        Quem usa, conta
      </h2>
      <ul className={classes.list}>
        {claims.testimonials.map(({ quote, craft, state }) => (
          <li key={quote}>
            <figure className={classes.testimonial}>
              <blockquote>
                <p>“{quote}”</p>
              </blockquote>
              <figcaption>
                {craft} · {state}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
