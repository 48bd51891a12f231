import { sql } from 'drizzle-orm';
import { idempotencyKey, type ReceivedMail } from './smtp-inbox.ts';
import type { TestServer } from './test-server.ts';

interface MailJobRow {
  id: string;
  state: string;
  retry_count: number;
  whole: string;
}

/** The rows of the mail queue, as the sign-in role may see them. */
export async function mailJobs({ services }: TestServer): Promise<MailJobRow[]> {
  const { rows } = await services.db.auth.execute(
    sql`select id, state, retry_count, j::text as whole from pgboss.job j where name = 'mail'`,
  );
  return rows as unknown as MailJobRow[];
}

/** The job from which this email was made. */
export async function jobOf(server: TestServer, mail: ReceivedMail | undefined) {
  const jobs = await mailJobs(server);
  return jobs.find(({ id }) => id === idempotencyKey(mail));
}
