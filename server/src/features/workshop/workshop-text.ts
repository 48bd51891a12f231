import { kindIds, kinds } from '#core/kinds/kinds.ts';
import { workshopFormat, workshopVersion } from '#core/workshop/workshop-schemas.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { UserGoneError } from '../../db/outages.ts';
import type { Page } from '../../http/row-calls/paging.ts';
import { pageOfTemplates } from './kinds/template.ts';
import { findProfile, pageOfMovements, pageOfStates } from './queries.ts';
import { pageOfKind } from './store-rows.ts';
import { pagesOf } from './workshop-rows.ts';

/**
 * All that is the user's, as the text of one file: page by page, each in a transaction of its own,
 * so that neither memory nor a connection is held for the whole.
 *
 * @throws UserGoneError when the account is gone
 */
export async function* workshopText(db: Database, userId: UserId): AsyncGenerator<string> {
  const profile = await db.asUser(userId, (tx) => findProfile(tx, userId));
  if (!profile) throw new UserGoneError();
  const exportedAt = new Date().toISOString();
  const head = { format: workshopFormat, version: workshopVersion, exportedAt, profile };
  yield JSON.stringify(head).slice(0, -1);
  const pages = <Row, Place>(
    read: (tx: Queryable, userId: UserId, after: Place | undefined) => Promise<Page<Row, Place>>,
  ) => pagesOf<Row, Place>((after) => db.asUser(userId, (tx) => read(tx, userId, after)));
  // What names a row comes before it, so that each row that is named is in the file.
  const lists = [
    ['movements', pages(pageOfMovements)] as const,
    ...kindIds.map(
      (kind) =>
        [
          kinds[kind].list,
          pages((tx, userId, after: { readonly id: string } | undefined) =>
            pageOfKind(tx, userId, kind, after),
          ),
        ] as const,
    ),
    ['templates', pages(pageOfTemplates)] as const,
    ['history', pages(pageOfStates)] as const,
  ];
  for (const [name, pages] of lists) {
    yield `,\n"${name}":[`;
    let isFirst = true;
    for await (const rows of pages) {
      const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
      yield isFirst ? `\n${lines}` : `,\n${lines}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '}\n';
}
