import { DelayedText, Skeleton, type SkeletonProps } from '../notes/waiting.tsx';

interface CardSkeletonsProps {
  readonly waiting: string;
  readonly grid: string | undefined;
  readonly card: string | undefined;
  readonly lines: readonly SkeletonProps[];
}

/** The room of the cards while they load. */
export function CardSkeletons({ waiting, grid, card, lines }: CardSkeletonsProps) {
  return (
    <>
      <DelayedText>{waiting}</DelayedText>
      <div className={grid} aria-hidden="true">
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className={card} data-skeleton>
            {lines.map((line) => (
              <Skeleton key={`${line.height} ${line.width}`} {...line} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
