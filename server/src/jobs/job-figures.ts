import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/**
 * Jobs of a queue in a state. `waiting`: due and not begun. `retrying`: a try failed, another follows.
 * `failed`: for good. Those that are stored apart for an operator have the kind of the job as their queue.
 */
export interface JobFigures {
  queue: string;
  state: 'waiting' | 'retrying' | 'scheduled' | 'active' | 'failed';
  count: number;
  /** The seconds for which the oldest job is due, is tried (`retrying`) or has failed; null if that is unknown. */
  oldest: number | null;
}

/**
 * What is queued, in all processes. The rows that wait have an index of their own; those under way are
 * counted by pg-boss itself, once a minute.
 */
export async function countJobs(tx: Queryable): Promise<JobFigures[]> {
  const { rows } = await tx.execute(sql`
    select regexp_replace(name, '-failed$', '') as queue, state, count(*)::int as count,
      extract(epoch from now() - min(since))::float as oldest
    from (
      select name,
        case
          when name like '%-failed' then 'failed'
          when state = 'retry' then 'retrying'
          when start_after > now() then 'scheduled'
          else 'waiting'
        end as state,
        case when state = 'retry' or name like '%-failed' then created_on else start_after end as since
      from pgboss.job
      where state < 'active' and not blocked
    ) as queued
    group by 1, 2
    union all
    select name, state, count, null
    from pgboss.queue, lateral (values ('active', active_count), ('failed', failed_count)) as own (state, count)
    where name !~ '^__|-failed$' and (state = 'active' or dead_letter is null)`);
  return rows as unknown as JobFigures[];
}

/**
 * When the job of a timetable was done last; when its queue was made, if it never was. Undefined without
 * such a queue. Finished jobs are there for a week.
 */
export async function findLastRun(tx: Queryable, queue: string): Promise<Date | undefined> {
  const { rows } = await tx.execute(sql`
    select extract(epoch from coalesce(max(job.completed_on), queue.created_on)) * 1000 as at
    from pgboss.queue as queue
    left join pgboss.job as job on job.name = queue.name and job.state = 'completed'
    where queue.name = ${queue}
    group by queue.created_on`);
  const [row] = rows;
  return row && new Date(Number(row.at));
}
