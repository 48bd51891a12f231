import { IconClock, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { promises } from '#core/plans/promises.ts';
import classes from './support.module.css';
import { SupportAddress } from './support-address.tsx';
import { SupportForm } from './support-form.tsx';
import { SupportSent } from './support-sent.tsx';
import type { SentMessage } from './use-support-form.ts';

/** Writing to the support, and other ways to reach it. */
export function Support() {
  const [sent, setSent] = useState<SentMessage | null>(null);
  return (
    <div className={classes.layout}>
      {sent ? (
        <SupportSent sent={sent} onAgain={() => setSent(null)} />
      ) : (
        <SupportForm onSent={setSent} />
      )}
      <aside className={classes.contact} aria-labelledby="contact">
        <h2 id="contact">Outras formas de falar com a gente</h2>
        <p>
          <IconMail size={22} stroke={1.7} aria-hidden />
          <span>
            Prefere usar seu próprio email? Escreva para <SupportAddress />.
          </span>
        </p>
        <p>
          <IconClock size={22} stroke={1.7} aria-hidden />
          <span>Respondemos em até {promises.supportReplyDays} dias úteis.</span>
        </p>
      </aside>
    </div>
  );
}
