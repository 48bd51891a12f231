import { IconArrowBackUp } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { sayDay, sayMoment } from '#core/dates/say-day.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { plans } from '#core/plans/plans.ts';
import type { PastMovement } from '#core/stock/stock-schemas.ts';
import { movementTexts, movementWords, stockText, stockWords } from '#core/stock/stock-texts.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { Button, QuietButton } from '../../../ui/buttons/button.tsx';
import { Card, Stack } from '../../../ui/look/box.tsx';
import { ListRow } from '../../../ui/look/list-row.tsx';
import lookClasses from '../../../ui/look/look.module.css';
import { Text } from '../../../ui/look/text.tsx';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { BackLink } from '../../../ui/screen/back-link.tsx';
import { PageHead } from '../../../ui/screen/page.tsx';
import stepsClasses from '../../../ui/steps/steps.module.css';
import { stepsFrame } from '../../../ui/steps/steps-frame.ts';
import { channelsQuery } from '../../channels/channels-query.ts';
import { useUser } from '../../session/user-context.ts';
import classes from '../stock.module.css';
import { type MovementsOf, movementsQuery } from '../stock-query.ts';
import { reversalOn } from './reversal.ts';
import { stockSteps } from './stock-steps.ts';

const { width, height } = stepsFrame;

/** What there was over time, as steps. What it shows is read in the list below it. */
function MovementsDrawing({ movements }: { readonly movements: readonly PastMovement[] }) {
  const drawn = stockSteps(movements);
  if (!drawn) return null;
  return (
    <Card gap={1} className={classes.past} aria-hidden="true">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={classes.drawing}
      >
        <path d={`M0 ${drawn.ground}H${width}`} className={stepsClasses.ground} />
        <path d={drawn.line} className={stepsClasses.line} />
      </svg>
      <Text size={2} tone="soft" figures>
        {movementWords.drawing(sayDay(drawn.from), sayDay(drawn.to))}
      </Text>
    </Card>
  );
}

const backTo = { material: '/stock', product: '/stock?part=pieces' } as const;

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
      {movements.length > 0 && (
        <Stack gap={4} className={classes.past}>
          <MovementsDrawing movements={movements} />
          <MovementList movements={movements} canMove={plans[plan].features.stock} />
        </Stack>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
          {movementWords.older}
        </Button>
      )}
      {error && <LoadError title={movementWords.failed} error={error} {...retry} />}
    </>
  );
}

interface MovementListProps {
  /** The last to happen first. */
  readonly movements: readonly PastMovement[];
  /** Whether the plan takes any back. */
  readonly canMove: boolean;
}

function MovementList({ movements, canMove }: MovementListProps) {
  const reverse = useAct(reversalOn);
  const { data: channels = [] } = useQuery(channelsQuery);
  return (
    <ol className={lookClasses.rows}>
      {movements.map((movement) => (
        <li key={movement.id} className={classes.movement} data-reversed={movement.reversed}>
          <Movement
            movement={movement}
            channel={channels.find(({ id }) => id === movement.channelId)?.name}
            {...(canMove &&
              !movement.reversed &&
              movement.kind !== 'reversal' && { onUndo: () => reverse(movement) })}
          />
          {movement.note && (
            <Text size={2} className={classes.note} dir="auto">
              {movement.note}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}

interface MovementProps {
  readonly movement: PastMovement;
  /** The name of where it was sold. */
  readonly channel: string | undefined;
  readonly onUndo?: () => void;
}

function Movement({ movement, channel, onUndo }: MovementProps) {
  const { kind, quantity, unit, value, unitPrice, fees, happenedAt, onHandAfter } = movement;
  const more = quantity > 0 ? '+' : '';
  const paid =
    unitPrice !== null && kind === 'sale'
      ? movementWords.forEach(unitPrice)
      : formatMoney(Math.abs(value));
  return (
    <ListRow
      title={movementTexts[kind]}
      facts={
        <>
          <time dateTime={happenedAt}>{sayDay(happenedAt)}</time> · {paid}
          {channel !== undefined && (
            <>
              {' · '}
              <bdi>{channel}</bdi>
            </>
          )}
          {fees > 0 && ` · ${movementWords.fees(fees)}`}
          {movement.reversed && ` · ${movementWords.reversed}`}
        </>
      }
      value={`${more}${stockText(quantity, unit)}`}
      valueFacts={movementWords.after(stockText(onHandAfter, unit))}
      end={
        onUndo && (
          <QuietButton
            aria-label={movementWords.undoAbout(movementTexts[kind], sayMoment(happenedAt))}
            onClick={onUndo}
          >
            <IconArrowBackUp size={20} aria-hidden />
          </QuietButton>
        )
      }
    />
  );
}
