import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Channel } from '#core/channels/channel-schemas.ts';
import { channelWords as words } from '#core/channels/channel-texts.ts';
import { feeTableOf } from '#core/channels/fee-tables.ts';
import type { SoldPiece } from '#core/channels/piece-in-channel.ts';
import { planWords } from '#core/plans/plan-texts.ts';
import { plans } from '#core/plans/plans.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { useUser } from '../../session/user-context.ts';
import { channelsQuery } from '../channels-query.ts';
import type { ChannelFormProps } from '../form/channel-form.tsx';
import { channelSlot } from '../form/channel-slot.ts';
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
  /** The piece at whose price the fees of another channel are shown. */
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

interface OpenedProps extends Pick<ChannelFormProps, 'dismiss' | 'onSaved' | 'onClose'> {
  readonly channel: Channel | null;
  readonly piece: SoldPiece | null;
}

/** What was typed and not saved comes back; fees that are known are read first. */
function Opened({ piece, ...props }: OpenedProps) {
  const { data: all = [] } = useQuery(channelsQuery);
  const { id, plan } = useUser();
  const { dismiss, onClose, onSaved } = props;
  // The channel as it is by now, once it was checked.
  const channel = all.find((each) => each.id === props.channel?.id) ?? props.channel;
  const [stored] = useState(() => channelSlot(id, channel?.id ?? null).load());
  /** The table that a new channel's fees are typed from; undefined while the form is not shown. */
  const [typed, setTyped] = useState(
    stored ? (feeTableOf(stored.draft.feeTable || null) ?? null) : undefined,
  );
  // Only what was typed in the form needs a question.
  useEffect(() => {
    if (typed === undefined) dismiss.current = onClose;
  });
  const limit = plans[plan].limits.channels;
  if (!channel && limit !== null && all.length >= limit) return <Full onClose={onClose} />;
  if (typed === undefined) {
    return channel ? (
      <ChannelSummary channel={channel} onChange={() => setTyped(null)} onClose={onClose} />
    ) : (
      <AddPlace
        piece={piece}
        isLimited={limit !== null}
        onAdded={(added) => onSaved(added, null)}
        onType={setTyped}
        onClose={onClose}
      />
    );
  }
  return (
    <ChannelForm {...props} row={channel} table={typed} onDiscard={() => setTyped(undefined)} />
  );
}

const Full = ({ onClose }: { readonly onClose: () => void }) => (
  <Stack gap={4}>
    <Note kind="info">
      {words.limit} <Link to="/channels">{words.swap}</Link>
    </Note>
    <DialogFoot close={words.close} onClose={onClose}>
      <LinkButton to="/upgrade">{planWords.upgrade}</LinkButton>
    </DialogFoot>
  </Stack>
);
