/** The chunk of pasting, with what reviews a table that was read. */
export { readPastedRows } from '#core/written-lists/pasted-rows.ts';
export { PasteDialog } from './paste-dialog.tsx';
