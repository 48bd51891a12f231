import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { draftFromTable, draftOfChannel } from '#core/channels/channel-draft.ts';
import { confidenceLabels, channelWords as words } from '#core/channels/channel-texts.ts';
import { type FeeTable, feeGroups, feeTables } from '#core/channels/fee-tables.ts';
import type { Channel } from '#core/schemas/channel.ts';
import { NoteButton } from '../../../ui/buttons/note-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { useUser } from '../../session/user-context.ts';
import classes from '../channels.module.css';
import { channelDraft, type KeptChannel } from './channel-draft-slot.ts';
import type { ChannelFormProps } from './channel-form.tsx';

const ChannelForm = lazyPart<ChannelFormProps>(
  'Abrindo o canal…',
  () => import('./channel-form.tsx').then((part) => part.ChannelForm),
  DialogFoot,
);

interface ChannelDialogProps extends Pick<ChannelFormProps, 'onSaved' | 'onClose'> {
  /** Null while the dialog is closed. */
  readonly edited: Channel | 'new' | null;
}

export function ChannelDialog({ edited, onSaved, onClose }: ChannelDialogProps) {
  const dismiss = useRef(onClose);
  return (
    <Dialog
      opened={edited !== null}
      title={edited === 'new' ? words.choose : words.edit}
      onDismiss={() => dismiss.current()}
      onClose={onClose}
    >
      {edited !== null && (
        <Opened
          channel={edited === 'new' ? null : edited}
          dismiss={dismiss}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type OpenedProps = Pick<ChannelFormProps, 'channel' | 'dismiss' | 'onSaved' | 'onClose'>;

/** What was typed and not saved comes back; a new channel begins with the choice of its fees. */
function Opened(props: OpenedProps) {
  const { channel } = props;
  const draft = channelDraft(useUser().id, channel?.id ?? null);
  const [stored] = useState(draft.load);
  const [start, setStart] = useState<KeptChannel | null>(stored ?? startOf(channel));
  const [isRestored, setRestored] = useState(stored !== null);
  const begin = (table: FeeTable | null) =>
    setStart({
      id: uuidv7(),
      since: '',
      feeTable: table?.id ?? null,
      texts: draftFromTable(table),
    });
  if (!start) return <FeeTables onChoose={begin} onClose={props.onClose} />;
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
                setStart(startOf(channel));
              }}
            >
              {words.discard}
            </NoteButton>
          }
        >
          {words.restored}
        </Note>
      )}
      <ChannelForm key={String(isRestored)} {...props} start={start} />
    </>
  );
}

const startOf = (channel: Channel | null): KeptChannel | null =>
  channel && {
    id: channel.id,
    since: channel.updatedAt,
    feeTable: channel.feeTable,
    texts: draftOfChannel(channel),
  };

interface FeeTablesProps {
  readonly onChoose: (table: FeeTable | null) => void;
  readonly onClose: () => void;
}

function FeeTables({ onChoose, onClose }: FeeTablesProps) {
  return (
    <Stack gap={4}>
      {feeGroups.map(({ id, name }) => (
        <Stack as="section" key={id}>
          <Text as="h3" size={2} tone="soft">
            {name}
          </Text>
          <ul>
            {feeTables
              .filter(({ group }) => group === id)
              .map((table) => (
                <li key={table.id}>
                  <Stack
                    as="button"
                    type="button"
                    className={classes.entry}
                    onClick={() => onChoose(table)}
                  >
                    <strong>{table.name}</strong>
                    <Text as="span" size={2} tone="soft">
                      {confidenceLabels[table.confidence]}
                    </Text>
                  </Stack>
                </li>
              ))}
          </ul>
        </Stack>
      ))}
      <button type="button" className={classes.entry} onClick={() => onChoose(null)}>
        <strong>{words.own}</strong>
      </button>
      <DialogFoot onClose={onClose} />
    </Stack>
  );
}
