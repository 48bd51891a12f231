import { useState } from 'react';
import type { Backup } from '#core/schemas/backups.ts';
import { sayMoment } from '#core/text/say-day.ts';
import { backupCauseTexts, formatContents, formatSize } from '#core/workshop/backup-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import classes from '../settings.module.css';
import { DownloadButton } from './download-button.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

interface BackupListProps {
  /** Newest first. */
  readonly backups: readonly Backup[];
  readonly canRestore: boolean;
}

/** The number of backups shown at first. */
const few = 5;

export function BackupList({ backups, canRestore }: BackupListProps) {
  const [restoring, setRestoring] = useState<Backup | null>(null);
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={classes.lines} aria-label="Backups">
        {backups.slice(0, all ? backups.length : few).map((backup) => (
          <Row as="li" wrap gap={3} key={backup.id}>
            <BackupText {...backup} />
            <Row wrap gap={2}>
              <DownloadButton
                href={`/api/backups/${backup.id}`}
                aria-label={`Baixar o backup de ${sayMoment(backup.createdAt)}`}
              >
                Baixar
              </DownloadButton>
              {canRestore && (
                <Button
                  variant="default"
                  aria-label={`Restaurar o backup de ${sayMoment(backup.createdAt)}`}
                  onClick={() => setRestoring(backup)}
                >
                  Restaurar…
                </Button>
              )}
            </Row>
          </Row>
        ))}
      </ul>
      {!all && backups.length > few && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          Mostrar todos os backups
        </Button>
      )}
      <RestoreDialog backup={restoring} onClose={() => setRestoring(null)} />
    </>
  );
}

const BackupText = ({ createdAt, cause, size, products, materials }: Backup) => (
  <div className={classes.wide}>
    <p>
      <time dateTime={createdAt}>{sayMoment(createdAt)}</time>
    </p>
    <Text size={2} tone="soft">
      {backupCauseTexts[cause]} · {formatContents(products, materials)} · {formatSize(size)}
    </Text>
  </div>
);
