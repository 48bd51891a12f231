import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { catalogueToasts } from '#core/catalogue/catalogue-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { deletionToasts } from '#core/trash/trash-texts.ts';
import { underWay } from '../../../acts/act.ts';
import { deletionOf, restorationOf, rowsAhead } from '../../../acts/deletion.ts';
import { answer, answering, later, lost, refusal } from '../../../api/fake-answers.ts';
import { fakeToast } from '../../../ui/toasts/fake-toast.ts';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';
import { catalogueQuery } from '../stored/catalogue-query.ts';
import { materialDeletion, materialDuplication } from './material-acts.ts';

const material = (id: string, day: number) =>
  ({ id, createdAt: `2026-01-0${day}`, updatedAt: `2026-01-0${day}` }) as CatalogueMaterial;
const [newest, middle, oldest] = [material('c', 3), material('b', 2), material('a', 1)];
const notDeleted = errorMessages.product_delete_failed.detail;

let client: QueryClient;
let screen: ReturnType<typeof fakeToast>;
const stage = () => ({ client, toast: screen.toast });

/** What the list shows at this moment. */
function shown(): string[] {
  const acts = (key: readonly unknown[]) => {
    const { filters, select } = underWay<CatalogueMaterial>(key);
    return client.getMutationCache().findAll(filters).map(select);
  };
  const { key } = cachedCatalogue;
  const rows = cachedCatalogue.list(client) ?? [];
  return rowsAhead(rows, acts(deletionOf(key)), acts(restorationOf(key))).map(({ id }) => id);
}

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(catalogueQuery.queryKey, { rows: [newest, middle, oldest], complete: true });
  screen = fakeToast();
});
afterEach(() => vi.unstubAllGlobals());

test('what is deleted goes at once, and comes back to its place at once when that is undone', async () => {
  const [deleted, restored] = [later(), later()];
  const calls = answering(deleted.answer, restored.answer);
  materialDeletion(stage())(middle);
  expect(shown()).toEqual(['c', 'a']);
  expect(screen.messages).toEqual([]);
  deleted.come(answer(200, {}));
  await vi.waitFor(() => expect(screen.messages).toEqual([catalogueToasts.deleted]));
  expect(shown()).toEqual(['c', 'a']);
  screen.press(catalogueToasts.deleted);
  screen.press(catalogueToasts.deleted);
  expect(shown()).toEqual(['c', 'b', 'a']);
  restored.come(answer(200, { ...middle, updatedAt: '2026-01-04' }));
  await vi.waitFor(() => expect(screen.messages).toContain(deletionToasts.undone));
  expect(shown()).toEqual(['c', 'b', 'a']);
  expect(cachedCatalogue.list(client)?.[1]).toMatchObject({ updatedAt: '2026-01-04' });
  expect(calls.map(({ what }) => what)).toEqual([
    'DELETE /api/materials/b',
    'POST /api/materials/b/restore',
  ]);
});

test('a deletion that got no answer puts the row back at its place, and can be tried again', async () => {
  // It arrived after all, so that the second try finds nothing to delete.
  answering(lost, refusal(404, cachedCatalogue.notFound));
  materialDeletion(stage())(middle);
  await vi.waitFor(() => expect(screen.messages).toEqual([notDeleted]));
  expect(shown()).toEqual(['c', 'b', 'a']);
  screen.press(notDeleted);
  expect(shown()).toEqual(['c', 'a']);
  await vi.waitFor(() => expect(screen.messages).toContain(catalogueToasts.deleted));
  expect(shown()).toEqual(['c', 'a']);
});

test('while one deletion is under way another one is taken back, each at its own place', async () => {
  const slow = later();
  answering(answer(200, {}), slow.answer, answer(200, newest));
  const remove = materialDeletion(stage());
  remove(newest);
  await vi.waitFor(() => expect(screen.messages).toHaveLength(1));
  remove(oldest);
  screen.press(catalogueToasts.deleted);
  expect(shown()).toEqual(['c', 'b']);
  await vi.waitFor(() => expect(screen.messages).toContain(deletionToasts.undone));
  expect(shown()).toEqual(['c', 'b']);
  slow.come(refusal(500, 'unexpected_error'));
  await vi.waitFor(() => expect(screen.messages).toContain(notDeleted));
  expect(shown()).toEqual(['c', 'b', 'a']);
});

test('an undoing that got no answer lets the row go again, and can be tried again', async () => {
  answering(answer(200, {}), lost, answer(200, middle));
  materialDeletion(stage())(middle);
  await vi.waitFor(() => expect(screen.messages).toHaveLength(1));
  screen.press(catalogueToasts.deleted);
  await vi.waitFor(() => expect(screen.messages).toContain(deletionToasts.notUndone));
  expect(shown()).toEqual(['c', 'a']);
  screen.press(deletionToasts.notUndone);
  await vi.waitFor(() => expect(screen.messages).toContain(deletionToasts.undone));
  expect(shown()).toEqual(['c', 'b', 'a']);
});

test('a copy whose answer is lost is made once, by the message or by the button', async () => {
  const copy = material('d', 4);
  const [first, second] = [answer(201, copy), answer(201, material('e', 5))];
  const calls = answering(lost, lost, first, second);
  const duplicate = materialDuplication(stage());
  const failed = errorMessages.catalogue_duplicate_failed.detail;
  const press = async (how: () => void, expected: string) => {
    screen.messages.length = 0;
    how();
    await vi.waitFor(() => expect(screen.messages).toEqual([expected]));
  };
  await press(() => duplicate(middle), failed);
  await press(() => screen.press(failed), failed);
  await press(() => duplicate(middle), catalogueToasts.duplicated);
  expect(shown()).toEqual(['d', 'c', 'b', 'a']);
  // Once it has been answered, another press makes another one.
  await press(() => duplicate(middle), catalogueToasts.duplicated);
  const [key, ...keys] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.slice(0, 2)).toEqual([key, key]);
  expect(keys[2]).not.toBe(key);
});
