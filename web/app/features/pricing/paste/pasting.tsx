/** What pasting a table takes, as one file: whoever has read a table can also be asked about it. */
export { PasteDialog } from './paste-dialog.tsx';
export { readPastedRows } from './pasted-rows.ts';
