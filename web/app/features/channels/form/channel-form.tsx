import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import {
  bandCount,
  type ChannelDraft,
  draftFromTable,
  draftOfChannel,
  readChannel,
  withBand,
  withoutBand,
} from '#core/channels/channel-draft.ts';
import {
  confidenceLabels,
  sourceText,
  channelWords as words,
} from '#core/channels/channel-texts.ts';
import { type FeeTable, feeTableOf } from '#core/channels/fee-tables.ts';
import type { Channel, ChannelContent } from '#core/schemas/channel.ts';
import { localDay } from '#core/text/local-day.ts';
import { NoteButton } from '../../../ui/buttons/note-button.tsx';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { Row } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useUser } from '../../session/user-context.ts';
import { cachedChannels } from '../channels-query.ts';
import { channelDraft, type KeptChannel } from './channel-draft-slot.ts';
import { ChannelFields, fieldId } from './channel-fields.tsx';
import { changedChannel, channelSaving } from './save-channel.ts';

export interface ChannelFormProps {
  /** What is edited; null for a new channel. */
  readonly channel: Channel | null;
  readonly start: KeptChannel;
  /** What Escape does. */
  readonly dismiss: RefObject<() => void>;
  readonly onSaved: (channel: Channel) => void;
  readonly onClose: () => void;
}

/** The form of a channel. It begins anew with another number of bands, or with another's fees. */
export function ChannelForm(props: ChannelFormProps) {
  const [looked, setLooked] = useState(false);
  const [beginning, setBeginning] = useState<Beginning>({
    count: 0,
    start: props.start,
    focus: 'name',
  });
  const { count, start } = beginning;
  return (
    <Fields
      {...props}
      {...beginning}
      key={count}
      looked={looked}
      onLook={setLooked}
      onBegin={(next, focus) =>
        setBeginning({ count: count + 1, start: { ...start, ...next }, focus })
      }
    />
  );
}

interface Beginning {
  readonly count: number;
  readonly start: KeptChannel;
  /** The path of the field that one goes on in. */
  readonly focus: string;
}

interface FieldsProps extends ChannelFormProps, Beginning {
  /** The fees were checked today. */
  readonly looked: boolean;
  readonly onLook: (looked: boolean) => void;
  readonly onBegin: (next: Partial<KeptChannel>, focus: string) => void;
}

const load = () => import('#core/schemas/channel.ts').then((module) => module.channelInputSchema);
const find = validateLazily(load);

const feesIn = (texts: ChannelDraft) => JSON.stringify({ ...texts, name: '' });

function Fields(props: FieldsProps) {
  const { channel, start, focus, looked, dismiss, onLook, onSaved, onClose, onBegin } = props;
  const client = useQueryClient();
  const draft = channelDraft(useUser().id, channel?.id ?? null);
  const table = feeTableOf(start.feeTable);
  const before = channel ? draftOfChannel(channel) : draftFromTable(table ?? null);
  // Who types other fees has looked at them.
  const hasLooked = (texts: ChannelDraft) => looked || feesIn(texts) !== feesIn(before);
  const input = (texts: ChannelDraft) =>
    readChannel(texts, {
      feeTable: start.feeTable,
      checkedOn: hasLooked(texts) ? localDay() : (channel?.checkedOn ?? null),
    });
  const form = useForm<string>(start.texts, (texts) => find(input(texts)));
  const { values } = form;
  const isChanged = JSON.stringify(values) !== JSON.stringify(before);
  const text = JSON.stringify(values);
  useEffect(() => {
    if (isChanged) draft.save({ ...start, texts: JSON.parse(text) });
    else draft.clear();
  }, [text, isChanged, start, draft]);
  const save = useMutation({
    // The form has validated it.
    mutationFn: (against: string | null) =>
      channelSaving(start.id)(input(values) as ChannelContent, against),
    onSuccess(saved) {
      draft.clear();
      toast.success(words.saved(saved.name));
      void cachedChannels.put(client, saved);
      onSaved(saved);
    },
  });
  const theirs = changedChannel(save.error);
  const submit = (against = start.since || null) =>
    form.submit(() => save.mutateAsync(theirs ? theirs.updatedAt : against));
  const [leaving, setLeaving] = useState(false);
  const leave = () => (isChanged ? setLeaving(true) : onClose());
  useEffect(() => {
    dismiss.current = leave;
  });
  useEffect(() => document.getElementById(fieldId(focus))?.focus(), [focus]);
  return (
    <>
      <DialogForm
        form={form.form}
        confirm={theirs ? words.saveMine : words.save}
        waiting={words.saving}
        pending={form.pending}
        error={theirs ? null : save.error}
        failed={words.failed}
        onSubmit={() => void submit()}
        onCancel={leave}
      >
        <fieldset className={dialogClasses.fields} disabled={form.pending}>
          <VisuallyHidden as="legend">{words.fields}</VisuallyHidden>
          {theirs && (
            <Note
              kind="warn"
              action={
                <NoteButton
                  onClick={() =>
                    onBegin({ since: theirs.updatedAt, texts: draftOfChannel(theirs) }, 'name')
                  }
                >
                  {words.showTheirs}
                </NoteButton>
              }
            >
              {words.changedElsewhere}
            </Note>
          )}
          {table && <FeeSource table={table} />}
          <ChannelFields
            field={form.field}
            values={values}
            asksWhen={table?.asksWhen === true}
            onAddBand={() =>
              onBegin({ texts: withBand(values) }, `bands.${bandCount(values)}.from`)
            }
            onRemoveBand={(index) =>
              onBegin({ texts: withoutBand(values, index) }, `bands.${index - 1}.percent`)
            }
          />
          <CheckField label={words.looked} checked={looked} onChange={onLook} />
          {table && (
            <Row>
              <QuietButton
                onClick={() =>
                  onBegin(
                    { texts: { ...draftFromTable(table), name: values.name ?? '' } },
                    'bands.0.percent',
                  )
                }
              >
                {words.toStandard}
              </QuietButton>
            </Row>
          )}
        </fieldset>
      </DialogForm>
      <DiscardDialog
        opened={leaving}
        onDiscard={() => {
          draft.clear();
          onClose();
        }}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}

/** Where the numbers of a fee table come from, since when, and how sure they are. */
function FeeSource({ table }: { readonly table: FeeTable }) {
  return (
    <Note kind={table.confidence === 'low' ? 'warn' : 'info'}>
      <strong>{confidenceLabels[table.confidence]}</strong>
      {table.confidence !== 'typed' && <Text size={2}>{sourceText(table)}</Text>}
      {table.note !== undefined && <Text size={2}>{table.note}</Text>}
    </Note>
  );
}
