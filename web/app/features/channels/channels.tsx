import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { actWords } from '#core/app/app-texts.ts';
import type { Channel } from '#core/channels/channel-schemas.ts';
import { feesText, channelWords as words } from '#core/channels/channel-texts.ts';
import { feeTableOf } from '#core/channels/fee-tables.ts';
import { wantsLook } from '#core/channels/last-looked.ts';
import { planWords } from '#core/plans/plan-texts.ts';
import { plans } from '#core/plans/plans.ts';
import type { Stage } from '../../acts/act.ts';
import { deletionOn } from '../../acts/deletion.ts';
import { useAct } from '../../acts/use-acts.ts';
import { queryFailure } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../ui/look/box.tsx';
import { ListRow } from '../../ui/look/list-row.tsx';
import look from '../../ui/look/look.module.css';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { QueryPlaceholder, StaleNote } from '../../ui/notes/load-error.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { useUser } from '../session/user-context.ts';
import classes from './channels.module.css';
import { cachedChannels, channelsQuery } from './channels-query.ts';
import { PlaceDialog } from './places/place-dialog.tsx';

const channelDeletion = (stage: Stage) =>
  deletionOn<Channel>(stage, {
    rows: cachedChannels,
    remove: (id) => answerOf(api.channels[':id'].$delete({ param: { id } })),
    restore: (id) => answerOf(api.channels[':id'].restore.$post({ param: { id } })),
    done: words.removed,
    failed: words.removeFailed,
  });

/** Where the user sells, and what each place takes. */
export function Channels() {
  const query = useQuery(channelsQuery);
  const { plan } = useUser();
  const remove = useAct(channelDeletion);
  const add = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<Channel | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Channel | null>(null);
  const channels = query.data;
  const limit = plans[plan].limits.channels;
  const isFull = limit !== null && (channels?.length ?? 0) >= limit;
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          channels && !isFull ? (
            <Button
              ref={add}
              onClick={() => setShown('new')}
              leftSection={<IconPlus size={20} aria-hidden />}
            >
              {words.add}
            </Button>
          ) : undefined
        }
      >
        {words.intro}
      </PageHead>
      {channels ? (
        <Stack gap={4}>
          {query.error && <StaleNote {...queryFailure(query)}>{words.listFailed}</StaleNote>}
          {isFull && (
            <Note kind="info" action={<LinkButton to="/upgrade">{planWords.upgrade}</LinkButton>}>
              {words.limit}
            </Note>
          )}
          {channels.length === 0 ? (
            <EmptyState title={words.empty}>
              <p>{words.emptyNext}</p>
            </EmptyState>
          ) : (
            <ul className={look.rows} aria-label={words.title}>
              {channels.map((channel) => (
                <li key={channel.id}>
                  <ListRow
                    title={channel.name}
                    wraps
                    facts={
                      <>
                        {wantsLook(channel, feeTableOf(channel.feeTable)) && (
                          <>
                            <Text as="strong" size={2} tone="warn">
                              {words.look}
                            </Text>
                            {' · '}
                          </>
                        )}
                        {feesText(channel)}
                      </>
                    }
                    onPress={() => setShown(channel)}
                    end={
                      <button
                        type="button"
                        className={classes.remove}
                        aria-label={words.remove(channel.name)}
                        onClick={() => setDeleted(channel)}
                      >
                        <IconTrash size={20} stroke={1.7} aria-hidden />
                      </button>
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </Stack>
      ) : (
        <QueryPlaceholder query={query} failed={words.listFailed}>
          <Waiting>{words.loading}</Waiting>
        </QueryPlaceholder>
      )}
      <PlaceDialog
        shown={shown}
        onClose={() => setShown(null)}
        onSaved={() => {
          flushSync(() => setShown(null));
          add.current?.focus({ preventScroll: true });
        }}
      />
      <ConfirmDialog
        opened={deleted !== null}
        title={words.removeTitle}
        question={words.removeQuestion(deleted?.name ?? '')}
        confirm={actWords.confirmDeletion}
        onConfirm={() => {
          flushSync(() => setDeleted(null));
          add.current?.focus({ preventScroll: true });
          if (deleted) remove(deleted);
        }}
        onClose={() => setDeleted(null)}
      />
    </>
  );
}
