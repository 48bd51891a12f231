import { useInfiniteQuery } from '@tanstack/react-query';
import { plans } from '#core/plans/plans.ts';
import { movementWords, stockText, stockWords } from '#core/stock/stock-texts.ts';
import { formatMoney } from '#core/text/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { BackLink } from '../../../ui/screen/back-link.tsx';
import { PageHead } from '../../../ui/screen/page.tsx';
import { useUser } from '../../session/user-context.ts';
import { type MovementsOf, movementsQuery } from '../stock-query.ts';
import { MovementList } from './movement-list.tsx';
import classes from './movements.module.css';
import { MovementsDrawing } from './movements-drawing.tsx';

const backTo = { material: '/stock', product: '/stock?part=pieces' } as const;

/** What came and went of a material or of pieces, with its drawing. */
export function Movements(of: MovementsOf) {
  const { plan } = useUser();
  const query = useInfiniteQuery(movementsQuery(of));
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  const again = () => void (query.isFetchNextPageError ? fetchNextPage() : refetch());
  const retry = { onRetry: again, retrying: isFetching };
  const present = data?.pages[0]?.page;
  const movements = data?.pages.flatMap(({ page }) => page.movements) ?? [];
  return (
    <>
      <BackLink to={backTo[of.kind]}>{movementWords.back}</BackLink>
      <PageHead title={stockWords.history}>
        {present && (
          <>
            <bdi>{present.name}</bdi> · {stockText(present.onHand, present.unit)} ·{' '}
            {formatMoney(present.value)}
          </>
        )}
      </PageHead>
      {!present && !error && <Waiting>{movementWords.loading}</Waiting>}
      {present && movements.length === 0 && <p>{movementWords.none}</p>}
      <MovementsDrawing movements={movements} />
      <MovementList movements={movements} canMove={plans[plan].features.stock} />
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
            {movementWords.older}
          </Button>
        </div>
      )}
      {error && <LoadError title={movementWords.failed} error={error} {...retry} />}
    </>
  );
}
