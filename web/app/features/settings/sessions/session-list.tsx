import { useState } from 'react';
import type { Session } from '#core/schemas/account.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from '../section/settings.module.css';
import { type Ending, EndSessionsDialog } from './end-sessions-dialog.tsx';
import { SessionItem } from './session-item.tsx';

/** The signed-in browsers, and the ways to sign them out. */
export function SessionList({ sessions }: { readonly sessions: readonly Session[] }) {
  const [ending, setEnding] = useState<Ending | null>(null);
  return (
    <>
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            onEnd={() => setEnding({ what: 'one', session })}
          />
        ))}
      </ul>
      <div className={classes.row}>
        {sessions.length > 1 && (
          <Button variant="default" onClick={() => setEnding({ what: 'others' })}>
            Sair dos outros aparelhos
          </Button>
        )}
        <Button variant="default" onClick={() => setEnding({ what: 'all' })}>
          Sair de todos
        </Button>
      </div>
      <EndSessionsDialog ending={ending} onClose={() => setEnding(null)} />
    </>
  );
}
