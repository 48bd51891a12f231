import { useState } from 'react';
import type { Backup } from '#core/schemas/backups.ts';
import { formatMoment } from '#core/text/time.ts';
import { backupCauseTexts, formatContents, formatSize } from '#core/workshop/backup-texts.ts';
import { AnchorButton } from '../../../ui/buttons/anchor-button.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './files.module.css';
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
      <ul className={classes.backups} aria-label="Backups">
        {backups.slice(0, all ? backups.length : few).map((backup) => (
          <li key={backup.id} className={classes.backup}>
            <BackupText {...backup} />
            <div className={classes.acts}>
              <AnchorButton
                size="sm"
                variant="default"
                href={`/api/backups/${backup.id}`}
                download
                aria-label={`Baixar o backup de ${formatMoment(backup.createdAt)}`}
              >
                Baixar
              </AnchorButton>
              {canRestore && (
                <Button
                  size="sm"
                  variant="default"
                  aria-label={`Restaurar o backup de ${formatMoment(backup.createdAt)}`}
                  onClick={() => setRestoring(backup)}
                >
                  Restaurar…
                </Button>
              )}
            </div>
          </li>
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
  <div className={classes.about}>
    <p>
      <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
    </p>
    <p className={classes.details}>
      {backupCauseTexts[cause]} · {formatContents(products, materials)} · {formatSize(size)}
    </p>
  </div>
);
