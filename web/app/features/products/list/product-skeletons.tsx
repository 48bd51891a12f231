import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import classes from './product-skeletons.module.css';

const cards = ['first', 'second', 'third'];

/** The room of the cards while they load. */
export function CardSkeletons() {
  return (
    <>
      <DelayedText announced>Carregando seus produtos…</DelayedText>
      <div className={classes.grid} aria-hidden="true">
        {cards.map((card) => (
          <div key={card} className={classes.card} data-skeleton>
            <Skeleton height="1.5rem" width="65%" />
            <Skeleton height="1rem" width="85%" />
            <Skeleton height="2rem" width="45%" />
            <Skeleton height="9.5rem" radius="lg" />
            <Skeleton height="1rem" />
            <Skeleton height="1rem" width="70%" />
          </div>
        ))}
      </div>
    </>
  );
}
