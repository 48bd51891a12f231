import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayMoment } from '#core/dates/say-day.ts';
import { type ComparedLine, compareMaterials, compareProducts } from '#core/history/compare.ts';
import type { ChannelNames } from '#core/history/field-texts.ts';
import type {
  MaterialState,
  MaterialVersion,
  ProductState,
  ProductVersion,
  VersionSummary,
} from '#core/history/history-schemas.ts';
import { historyWords, sayVersion } from '#core/history/history-texts.ts';
import type { HistoryKind } from '#core/kinds/kinds.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../ui/dialogs/dialog-buttons.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Grid, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { QueryPlaceholder } from '../../ui/notes/load-error.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { channelsQuery } from '../channels/channels-query.ts';
import classes from './history.module.css';
import { type HistoryOf, versionQuery } from './history-query.ts';

interface CompareDialogProps {
  readonly of: HistoryOf;
  /** The versions, newest first. */
  readonly versions: readonly VersionSummary[];
  /** The older version; null while closed. */
  readonly first: number | null;
  readonly onClose: () => void;
}

export function CompareDialog({ of, versions, first, onClose }: CompareDialogProps) {
  const newest = versions[0]?.version;
  return (
    <Dialog opened={first !== null} title={historyWords.compareTitle} wide onClose={onClose}>
      {first !== null && newest !== undefined && (
        <Comparison of={of} versions={versions} from={first} to={newest} />
      )}
      <DialogFoot close="Fechar" onClose={onClose} />
    </Dialog>
  );
}

interface ComparisonProps extends Pick<CompareDialogProps, 'of' | 'versions'> {
  readonly from: number;
  readonly to: number;
}

function Comparison({ of, versions, from, to }: ComparisonProps) {
  const [left, setLeft] = useState(from);
  const [right, setRight] = useState(to);
  const [onlyChanges, setOnlyChanges] = useState(true);
  const before = useQuery(versionQuery(of, left));
  const after = useQuery(versionQuery(of, right));
  const { data: channels = [] } = useQuery(channelsQuery);
  const names = new Map(channels.map(({ id, name }) => [id, name]));
  const options = versions.map((each) => ({
    value: String(each.version),
    label: `${sayMoment(each.at)} · ${sayVersion(each)}`,
  }));
  const failed = [before, after].find(({ error }) => error !== null);
  return (
    <Stack gap={3} className={classes.comparison}>
      <Grid least="16rem" gap={3}>
        <SelectField
          id="compare-left"
          label={historyWords.left}
          value={String(left)}
          options={options}
          onChange={(value) => setLeft(Number(value))}
        />
        <SelectField
          id="compare-right"
          label={historyWords.right}
          value={String(right)}
          options={options}
          onChange={(value) => setRight(Number(value))}
        />
      </Grid>
      <CheckField
        label={historyWords.onlyChanges}
        checked={onlyChanges}
        onChange={setOnlyChanges}
      />
      {!failed && before.data?.state && after.data?.state ? (
        <Lines
          lines={compared(of.kind, before.data.state, after.data.state, names)}
          onlyChanges={onlyChanges}
        />
      ) : (
        <QueryPlaceholder query={failed ?? before} failed={historyWords.failed}>
          <Waiting>{historyWords.loading}</Waiting>
        </QueryPlaceholder>
      )}
    </Stack>
  );
}

type State = NonNullable<(ProductVersion | MaterialVersion)['state']>;

function compared(
  kind: HistoryKind,
  before: State,
  after: State,
  names: ChannelNames,
): ComparedLine[] {
  switch (kind) {
    case 'product':
      return compareProducts(before as ProductState, after as ProductState, names);
    case 'material':
      return compareMaterials(before as MaterialState, after as MaterialState);
    default:
      return kind satisfies never;
  }
}

interface LinesProps {
  readonly lines: readonly ComparedLine[];
  readonly onlyChanges: boolean;
}

function Lines({ lines, onlyChanges }: LinesProps) {
  const shown = lines.filter(({ before, after }) => !onlyChanges || before !== after);
  if (shown.length === 0) return <Text tone="soft">{historyWords.noDifference}</Text>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
    <section className={classes.scroll} aria-label={historyWords.compareTitle} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{historyWords.left}</th>
            <th scope="col">{historyWords.right}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, before, after }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their place
            <tr key={index} data-changed={before !== after || undefined}>
              <th scope="row">{label}</th>
              <td>{before ?? '–'}</td>
              <td>{after ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
