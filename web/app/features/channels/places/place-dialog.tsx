import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { draftFromTable, draftOfChannel } from '#core/channels/channel-draft.ts';
import { channelWords as words } from '#core/channels/channel-texts.ts';
import type { FeeTable } from '#core/channels/fee-tables.ts';
import type { SoldPiece } from '#core/channels/piece-in-channel.ts';
import { plans } from '#core/plans/plans.ts';
import type { Channel } from '#core/schemas/channel.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { NoteButton } from '../../../ui/buttons/note-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { useUser } from '../../session/user-context.ts';
import { channelsQuery } from '../channels-query.ts';
import { channelDraft, type KeptChannel } from '../form/channel-draft-slot.ts';
import type { ChannelFormProps } from '../form/channel-form.tsx';
import { AddPlace } from './add-place.tsx';
import { ChannelSummary } from './channel-summary.tsx';

const ChannelForm = lazyPart<ChannelFormProps>(
  words.opening,
  () => import('../form/channel-form.tsx').then((part) => part.ChannelForm),
  DialogFoot,
);

export interface PlaceDialogProps extends Pick<ChannelFormProps, 'onSaved' | 'onClose'> {
  /** What is shown, or 'new' for another one; null while the dialog is closed. */
  readonly shown: Channel | 'new' | null;
  /** At whose price the fees of another one are said. */
  readonly piece?: SoldPiece;
}

/** A place where somebody sells: what it takes, or which one it is to be. */
export function PlaceDialog({ shown, piece, onSaved, onClose }: PlaceDialogProps) {
  const dismiss = useRef(onClose);
  return (
    <Dialog
      opened={shown !== null}
      title={shown === 'new' || shown === null ? words.choose : shown.name}
      onDismiss={() => dismiss.current()}
      onClose={onClose}
    >
      {shown !== null && (
        <Opened
          channel={shown === 'new' ? null : shown}
          piece={piece ?? null}
          dismiss={dismiss}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface OpenedProps
  extends Pick<ChannelFormProps, 'channel' | 'dismiss' | 'onSaved' | 'onClose'> {
  readonly piece: SoldPiece | null;
}

/** What was typed and not saved comes back; fees that are known are read first. */
function Opened({ piece, ...props }: OpenedProps) {
  const { data: all = [] } = useQuery(channelsQuery);
  const { id, plan } = useUser();
  const { dismiss, onClose, onSaved } = props;
  // As it is by now, once it was checked.
  const channel = all.find((each) => each.id === props.channel?.id) ?? props.channel;
  const draft = channelDraft(id, channel?.id ?? null);
  const [stored] = useState(draft.load);
  const [start, setStart] = useState<KeptChannel | null>(stored);
  const [isRestored, setRestored] = useState(stored !== null);
  // Only what was typed in the form is asked about.
  useEffect(() => {
    if (!start) dismiss.current = onClose;
  });
  const limit = plans[plan].limits.channels;
  if (!channel && limit !== null && all.length >= limit) return <Full onClose={onClose} />;
  if (!start) {
    return channel ? (
      <ChannelSummary
        channel={channel}
        onChange={() => setStart(startOf(channel))}
        onClose={onClose}
      />
    ) : (
      <AddPlace
        piece={piece}
        isLimited={limit !== null}
        onAdded={onSaved}
        onType={(table) => setStart(startFrom(table))}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      {isRestored && (
        <Note
          kind="info"
          action={
            <NoteButton
              onClick={() => {
                draft.clear();
                setRestored(false);
                setStart(null);
              }}
            >
              {words.discard}
            </NoteButton>
          }
        >
          {words.restored}
        </Note>
      )}
      <ChannelForm {...props} channel={channel} start={start} />
    </>
  );
}

const startOf = (channel: Channel): KeptChannel => ({
  id: channel.id,
  since: channel.updatedAt,
  feeTable: channel.feeTable,
  texts: draftOfChannel(channel),
});

const startFrom = (table: FeeTable | null): KeptChannel => ({
  id: uuidv7(),
  since: '',
  feeTable: table?.id ?? null,
  texts: draftFromTable(table),
});

const Full = ({ onClose }: { readonly onClose: () => void }) => (
  <Stack gap={4}>
    <Note kind="info">
      {words.limit} <Link to="/channels">{words.swap}</Link>
    </Note>
    <DialogFoot close={words.close} onClose={onClose}>
      <LinkButton to="/upgrade">Fazer Upgrade</LinkButton>
    </DialogFoot>
  </Stack>
);
