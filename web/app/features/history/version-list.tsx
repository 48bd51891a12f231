import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { sayMoment } from '#core/dates/say-day.ts';
import type { History, VersionSummary } from '#core/history/history-schemas.ts';
import { aboutVersion, historyWords, sayVersion } from '#core/history/history-texts.ts';
import { hasCode, messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, Row, Stack } from '../../ui/look/box.tsx';
import { Badge, Text } from '../../ui/look/text.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { cachedCatalogue } from '../catalogue/stored/cached-catalogue.ts';
import { cachedProducts } from '../products/stored/cached-products.ts';
import { CompareDialog } from './compare-dialog.tsx';
import classes from './history.module.css';
import type { HistoryOf } from './history-query.ts';

const shownChanges = 6;

interface VersionListProps {
  readonly of: HistoryOf;
  readonly present: Pick<History, 'updatedAt'>;
  readonly canRestore: boolean;
  readonly versions: readonly VersionSummary[];
  readonly onChanged: () => void;
}

export function VersionList({ of, present, canRestore, versions, onChanged }: VersionListProps) {
  const client = useQueryClient();
  const [compared, setCompared] = useState<number | null>(null);
  const newest = versions[0]?.version;

  const restore = useMutation({
    mutationFn: (version: number) => restoreVersion(client, of, version, present.updatedAt),
    onSuccess: () => toast.success(historyWords.restored),
    onError: (error) => {
      const isChanged =
        hasCode(error, 'product_changed') || hasCode(error, 'catalogue_material_changed');
      const reason = isChanged ? historyWords.changedMeanwhile : messageOf(error);
      toast.error(historyWords.restoreFailed, reason);
    },
    onSettled: onChanged,
  });
  return (
    <>
      <Stack as="ol" gap={3} className={classes.versions}>
        {versions.map((each) => (
          <Card as="li" gap={2} key={each.version}>
            <Row wrap gap={2} align="baseline">
              <Text as="h2" size={3}>
                <time dateTime={each.at}>{sayMoment(each.at)}</time>
              </Text>
              <Text tone="soft">{sayVersion(each)}</Text>
              {each.version === newest && <Badge tone="good">{historyWords.current}</Badge>}
            </Row>
            <Changes changes={each.changes} />
            {each.version !== newest && isSaved(each) && (
              <Row wrap gap={2}>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={aboutVersion(historyWords.compare, each.at)}
                  onClick={() => setCompared(each.version)}
                >
                  {historyWords.compare}
                </Button>
                {canRestore && (
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={aboutVersion(historyWords.restore, each.at)}
                    loading={restore.isPending && restore.variables === each.version}
                    onClick={() => restore.isPending || restore.mutate(each.version)}
                  >
                    {historyWords.restore}
                  </Button>
                )}
              </Row>
            )}
          </Card>
        ))}
      </Stack>
      <CompareDialog
        of={of}
        versions={versions.filter(isSaved)}
        first={compared}
        onClose={() => setCompared(null)}
      />
    </>
  );
}

/** A deletion has no state to compare or restore. */
const isSaved = ({ cause }: VersionSummary) => cause !== 'deleted';

function Changes({ changes }: Pick<VersionSummary, 'changes'>) {
  const [all, setAll] = useState(false);
  if (changes.length === 0) return null;
  const shown = all ? changes : changes.slice(0, shownChanges);
  const hidden = changes.length - shown.length;
  return (
    <>
      <ul className={classes.changes}>
        {shown.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have changed alike
          <li key={index}>{text}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="subtle" size="sm" onClick={() => setAll(true)}>
          {actWords.more} {hidden}
        </Button>
      )}
    </>
  );
}

/** @param updatedAt of the row that the user saw: a newer one is not overwritten */
async function restoreVersion(
  client: QueryClient,
  { kind, id }: HistoryOf,
  version: number,
  updatedAt: string,
): Promise<void> {
  const param = { id, version: String(version) };
  const headers = { 'If-Match': `"${updatedAt}"` };
  switch (kind) {
    case 'product': {
      const call = api.products[':id'].history[':version'].restore.$post({ param }, { headers });
      await cachedProducts.put(client, await answerOf(call));
      break;
    }
    case 'material': {
      const call = api.materials[':id'].history[':version'].restore.$post({ param }, { headers });
      await cachedCatalogue.put(client, await answerOf(call));
      break;
    }
    default:
      return kind satisfies never;
  }
}
