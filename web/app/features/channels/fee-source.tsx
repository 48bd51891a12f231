import { confidenceLabels, sourceText } from '#core/channels/channel-texts.ts';
import type { FeeTable } from '#core/channels/fee-tables.ts';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';

/** Where the numbers of a fee table come from, since when, and how sure they are. */
export function FeeSource({ table }: { readonly table: FeeTable }) {
  return (
    <Note kind={table.confidence === 'low' ? 'warn' : 'info'}>
      <strong>{confidenceLabels[table.confidence]}</strong>
      {table.confidence !== 'typed' && <Text size={2}>{sourceText(table)}</Text>}
      {table.note !== undefined && <Text size={2}>{table.note}</Text>}
    </Note>
  );
}
