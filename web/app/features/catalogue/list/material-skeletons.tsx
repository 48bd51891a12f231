import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import classes from './material-skeletons.module.css';

const cards = ['first', 'second', 'third'];

/** The room of the cards while they load. */
export function CardSkeletons() {
  return (
    <>
      <DelayedText announced>Carregando seus materiais…</DelayedText>
      <div className={classes.grid} aria-hidden="true">
        {cards.map((card) => (
          <div key={card} className={classes.card} data-skeleton>
            <Skeleton height="1.25rem" width="70%" />
            <Skeleton height="1rem" width="45%" />
            <Skeleton height="1.75rem" width="60%" />
            <Skeleton height="1rem" />
          </div>
        ))}
      </div>
    </>
  );
}
