import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Channel } from '#core/channels/channel-schemas.ts';
import {
  confidenceLabels,
  feeLines,
  sourceText,
  channelWords as words,
} from '#core/channels/channel-texts.ts';
import { feeTableOf } from '#core/channels/fee-tables.ts';
import { wantsLook } from '#core/channels/last-looked.ts';
import { localDay } from '#core/dates/local-day.ts';
import { formatDay } from '#core/dates/time.ts';
import { plainInputOf } from '#core/kinds/plain-input-of.ts';
import { saveAgainstVersion, theirsIn } from '../../../acts/save-against-version.ts';
import { reasonNow } from '../../../api/api-error.ts';
import { useOnline } from '../../../ui/browser/use-online.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { LineFigure } from '../../../ui/look/figure.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { channelCalls } from '../channel-calls.ts';
import { cachedChannels } from '../channels-query.ts';

interface ChannelSummaryProps {
  readonly channel: Channel;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** What a channel takes, to be read; one press says that it still holds. */
export function ChannelSummary({ channel, onChange, onClose }: ChannelSummaryProps) {
  const client = useQueryClient();
  const online = useOnline();
  const id = useId();
  const table = feeTableOf(channel.feeTable);
  const lines = feeLines(channel);
  const check = useMutation({
    mutationFn: () =>
      saveAgainstVersion(channelCalls)(
        channel.id,
        { ...plainInputOf(channel), checkedOn: localDay() },
        channel.updatedAt,
      ),
    onSuccess: (saved) => void cachedChannels.put(client, saved),
    onError(error) {
      const theirs = theirsIn(channelCalls, error);
      if (theirs) void cachedChannels.put(client, theirs);
    },
  });
  const isOpen = wantsLook(channel, table);
  return (
    <Stack gap={4}>
      <div role="alert">
        {check.error && (
          <Note kind="bad">
            <strong>{words.failed}</strong>
            <p>{reasonNow(check.error, online)}</p>
          </Note>
        )}
      </div>
      <Stack as="section" gap={2} aria-labelledby={id}>
        <Text as="h3" size={3} id={id}>
          {words.takes}
        </Text>
        {lines.length === 0 && <p>{words.noFees}</p>}
        <dl>
          {lines.map(({ label, value }) => (
            <LineFigure key={label} label={label} value={value} />
          ))}
        </dl>
        {channel.paysAfterDays !== null && (
          <Text tone="soft">{words.paysAfter(channel.paysAfterDays)}</Text>
        )}
      </Stack>
      {table && table.confidence !== 'typed' && (
        <Text size={2} tone="soft">
          {confidenceLabels[table.confidence]}. {sourceText(table)}.
        </Text>
      )}
      {table?.note !== undefined && (
        <Text size={2} tone="soft">
          {table.note}
        </Text>
      )}
      {channel.checkedOn !== null && (
        <Text size={2} tone="soft">
          {words.lookedOn(formatDay(new Date(`${channel.checkedOn}T12:00:00Z`)))}
        </Text>
      )}
      <DialogFoot close={words.close} onClose={onClose}>
        <Button variant="default" onClick={onChange}>
          {words.changeFees}
        </Button>
        {isOpen && (
          <Button loading={check.isPending} onClick={() => check.mutate()}>
            {words.lookedToday}
          </Button>
        )}
      </DialogFoot>
    </Stack>
  );
}
