/** One chunk: a table that was read can also be reviewed. */
export { PasteDialog } from './paste-dialog.tsx';
export { readPastedRows } from './pasted-rows.ts';
