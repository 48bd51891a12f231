import type { Context } from 'hono';
import type { Account } from '../account.ts';
import type { Behaviour } from '../behaviour.ts';
import { type FormValue, listAt, readForm } from '../form-body.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../state.ts';

export interface ApiDeps {
  store: Store;
  account: Account;
  settings: Settings;
  behaviour: Behaviour;
  /** Where browsers reach the pages, without a slash at the end. */
  pagesUrl(): string;
}

export type Form = Record<string, FormValue>;

export const formOf = async (c: Context): Promise<Form> => readForm(await c.req.text());

export const metadataOf = (form: Form) => (form.metadata ?? {}) as Record<string, string>;

export const queryOf = (c: Context): Form => readForm(new URL(c.req.url).search.slice(1));

/** Whether the query wants this whole instead of by its id. */
export const expands = (query: Form, path: string) => listAt(query, 'expand').includes(path);
