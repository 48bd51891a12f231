import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { draftFromTable, readChannel } from '#core/channels/channel-draft.ts';
import type { Channel, ChannelContent } from '#core/channels/channel-schemas.ts';
import { seenText, tablesText, channelWords as words } from '#core/channels/channel-texts.ts';
import {
  type FeeGroup,
  type FeeTable,
  feeGroups,
  feeTables,
  wantsTyping,
} from '#core/channels/fee-tables.ts';
import { priceByFees, type SoldPiece } from '#core/channels/piece-in-channel.ts';
import { localDay } from '#core/dates/local-day.ts';
import { saveAgainstVersion } from '../../../acts/save-against-version.ts';
import { reasonNow } from '../../../api/api-error.ts';
import { useOnline } from '../../../ui/browser/use-online.ts';
import { QuietButton } from '../../../ui/buttons/button.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Row, Stack } from '../../../ui/look/box.tsx';
import { Choice } from '../../../ui/look/choice.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { channelCalls } from '../channel-calls.ts';
import classes from '../channels.module.css';
import { cachedChannels } from '../channels-query.ts';

interface AddPlaceProps {
  /** The piece at whose price the fees are shown; without one, what they span. */
  readonly piece: SoldPiece | null;
  /** Only one of them may be had. */
  readonly isLimited: boolean;
  readonly onAdded: (channel: Channel) => void;
  /** Called to type the fees: of a table that asks for them, or all of them. */
  readonly onType: (table: FeeTable | null) => void;
  readonly onClose: () => void;
}

/** Where else somebody sells, with what each place takes: a press adds it as its table has it. */
export function AddPlace({ piece, isLimited, onAdded, onType, onClose }: AddPlaceProps) {
  const client = useQueryClient();
  const online = useOnline();
  // However often a table is tried, one channel comes of it.
  const ids = useRef(new Map<string, string>());
  const [group, setGroup] = useState<FeeGroup | null>(null);
  const add = useMutation({
    mutationFn: (table: FeeTable) => {
      const id = ids.current.get(table.id) ?? uuidv7();
      ids.current.set(table.id, id);
      const content = readChannel(draftFromTable(table), localDay());
      // What a table says is sound.
      return saveAgainstVersion(channelCalls)(id, content as ChannelContent, null);
    },
    onSuccess(channel) {
      void cachedChannels.put(client, channel);
      onAdded(channel);
    },
  });
  const choose = (table: FeeTable) => {
    if (wantsTyping(table)) onType(table);
    else if (!add.isPending) add.mutate(table);
  };
  const chosen = { choose, piece, adding: add.isPending ? add.variables : null };
  return (
    <Stack gap={3}>
      <div role="alert">
        {add.error && (
          <Note kind="bad">
            <strong>{words.addFailed}</strong>
            <p>{reasonNow(add.error, online)}</p>
          </Note>
        )}
      </div>
      {isLimited && <Note kind="info">{words.limitAhead}</Note>}
      {group ? (
        <Kinds key={group.id} group={group} {...chosen} onBack={() => setGroup(null)} />
      ) : (
        <ul>
          {feeGroups.flatMap((each) => {
            const tables = tablesOf(each);
            if (each.id === 'hand') {
              return tables.map((table) => <TableEntry key={table.id} table={table} {...chosen} />);
            }
            const [table] = tables;
            if (table && tables.length === 1) {
              return <TableEntry key={table.id} table={table} {...chosen} />;
            }
            return (
              <Entry key={each.id} tables={tables} piece={piece} onPress={() => setGroup(each)}>
                {each.name}
              </Entry>
            );
          })}
          <li>
            <button type="button" className={classes.entry} onClick={() => onType(null)}>
              <strong>{words.own}</strong>
            </button>
          </li>
        </ul>
      )}
      <DialogFoot onClose={onClose} />
    </Stack>
  );
}

const tablesOf = (group: FeeGroup) => feeTables.filter((table) => table.group === group.id);

interface Chosen {
  readonly piece: SoldPiece | null;
  /** What is being added. */
  readonly adding: FeeTable | null | undefined;
  readonly choose: (table: FeeTable) => void;
}

interface KindsProps extends Chosen {
  readonly group: FeeGroup;
  readonly onBack: () => void;
}

/** Which of a place's tables it is. */
function Kinds({ group, onBack, ...chosen }: KindsProps) {
  const tables = tablesOf(group);
  const variants = [...new Set(tables.flatMap(({ variant }) => variant ?? []))];
  const [variant, setVariant] = useState(variants[0]);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <Stack gap={3}>
      <Row>
        <QuietButton onClick={onBack}>
          <IconArrowLeft size={20} stroke={1.7} aria-hidden />
          {words.back}
        </QuietButton>
      </Row>
      <Text as="h3" size={4} ref={head} tabIndex={-1}>
        {group.name}: {group.asks}
      </Text>
      {variant !== undefined && (
        <Choice
          name="channel-variant"
          legend={words.variant}
          look="switch"
          value={variant}
          options={variants.map((value) => ({ value, label: value }))}
          onChange={setVariant}
        />
      )}
      <ul>
        {tables
          .filter((table) => table.variant === variant)
          .map((table) => (
            <TableEntry key={table.id} table={table} {...chosen} name={table.kind} />
          ))}
      </ul>
    </Stack>
  );
}

interface TableEntryProps extends Chosen {
  readonly table: FeeTable;
  readonly name?: string | undefined;
}

const TableEntry = ({ table, name = table.name, piece, adding, choose }: TableEntryProps) => (
  <Entry
    tables={[table]}
    piece={piece}
    isAdding={adding?.id === table.id}
    onPress={() => choose(table)}
  >
    {name}
  </Entry>
);

interface EntryProps {
  readonly tables: readonly FeeTable[];
  readonly piece: SoldPiece | null;
  readonly isAdding?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Entry({ tables, piece, isAdding = false, onPress, children }: EntryProps) {
  const [table] = tables;
  if (!table) return null;
  const isTyped = tables.every(wantsTyping);
  const price = piece && priceByFees(table.fees, piece);
  return (
    <li>
      <button type="button" className={classes.entry} aria-busy={isAdding} onClick={onPress}>
        <Stack as="span" grow>
          <strong>{children}</strong>
          <Text as="span" size={2} tone="soft">
            {isAdding
              ? words.adding
              : isTyped
                ? words.typed
                : [tablesText(tables, price), seenText(table)].join(' · ')}
            {!isTyped && tables.some(({ confidence }) => confidence === 'low') && (
              <>
                {' · '}
                <Text as="span" strong tone="warn">
                  {words.check}
                </Text>
              </>
            )}
          </Text>
        </Stack>
        {tables.length > 1 && <IconChevronRight size={20} stroke={1.7} aria-hidden />}
      </button>
    </li>
  );
}
