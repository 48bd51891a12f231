import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import {
  type ChannelDraft,
  draftFromTable,
  draftOfChannel,
  readChannel,
  withBand,
  withoutBand,
} from '#core/channels/channel-draft.ts';
import { channelWords as words } from '#core/channels/channel-texts.ts';
import { feeTableOf } from '#core/channels/fee-tables.ts';
import type { Channel, ChannelContent } from '#core/schemas/channel.ts';
import { localDay } from '#core/text/local-day.ts';
import { confirmations } from '#core/text/toasts.ts';
import { NoteButton } from '../../../ui/buttons/note-button.tsx';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { Row } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useUser } from '../../session/user-context.ts';
import { cachedChannels } from '../channels-query.ts';
import { FeeSource } from '../fee-source.tsx';
import { changedChannel, channelSaving } from '../stored/save-channel.ts';
import { channelDraft, type KeptChannel } from './channel-draft-slot.ts';
import { ChannelFields } from './channel-fields.tsx';

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
  const [{ count, start }, setBeginning] = useState({ count: 0, start: props.start });
  return (
    <Fields
      {...props}
      key={count}
      start={start}
      onBegin={(texts) => setBeginning({ count: count + 1, start: { ...start, ...texts } })}
    />
  );
}

interface FieldsProps extends ChannelFormProps {
  readonly onBegin: (next: Partial<KeptChannel>) => void;
}

const load = () => import('#core/schemas/channel.ts').then((module) => module.channelInputSchema);
const find = validateLazily(load);

function Fields({ channel, start, dismiss, onSaved, onClose, onBegin }: FieldsProps) {
  const client = useQueryClient();
  const draft = channelDraft(useUser().id, channel?.id ?? null);
  const table = feeTableOf(start.feeTable);
  const [looked, setLooked] = useState(channel === null && table === undefined);
  const input = (texts: ChannelDraft) =>
    readChannel(texts, {
      feeTable: start.feeTable,
      checkedOn: looked ? localDay() : (channel?.checkedOn ?? null),
    });
  const form = useForm<string>(start.texts, (texts) => find(input(texts)));
  const { values } = form;
  const before = channel ? draftOfChannel(channel) : draftFromTable(table ?? null);
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
                    onBegin({ since: theirs.updatedAt, texts: draftOfChannel(theirs) })
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
            onAddBand={() => onBegin({ texts: withBand(values) })}
            onRemoveBand={(index) => onBegin({ texts: withoutBand(values, index) })}
          />
          <CheckField label={words.looked} checked={looked} onChange={setLooked} />
          {table && (
            <Row>
              <QuietButton
                onClick={() =>
                  onBegin({ texts: { ...draftFromTable(table), name: values.name ?? '' } })
                }
              >
                {words.toStandard}
              </QuietButton>
            </Row>
          )}
        </fieldset>
      </DialogForm>
      <ConfirmDialog
        opened={leaving}
        title="Sair sem salvar"
        question={confirmations.unsavedChanges}
        confirm="Sim, descartar"
        cancel="Continuar editando"
        onConfirm={() => {
          draft.clear();
          onClose();
        }}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
