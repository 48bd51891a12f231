import type { WorkshopChanges } from '#core/schemas/workshop.ts';
import { backupWords, changeLines } from '#core/workshop/backup-texts.ts';
import classes from './files.module.css';

/** What a file would change, before it does. */
export function ChangeList({ changes }: { readonly changes: WorkshopChanges }) {
  const lines = changeLines(changes);
  return (
    <div role="status" className={classes.changes}>
      {lines.length === 0 && <p>{backupWords.nothing}</p>}
      <ul>
        {lines.map(({ text, names }) => (
          <li key={text}>
            <strong>{text}</strong>
            <span className={classes.names}>{names}</span>
          </li>
        ))}
      </ul>
      {changes.profile && <p>{backupWords.profile}</p>}
    </div>
  );
}
