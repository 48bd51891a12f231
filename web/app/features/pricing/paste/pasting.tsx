/** One chunk: a table that was read can also be reviewed. */
export { readPastedRows } from '#core/sheets/pasted-rows.ts';
export { PasteDialog } from './paste-dialog.tsx';
