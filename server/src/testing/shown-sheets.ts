import { usedSheets } from '../spreadsheets/used-sheets.ts';

/** What each sheet of a file shows, and where its columns stand. */
export async function shownSheets(file: Uint8Array) {
  return (await usedSheets(Buffer.from(file))).map(({ used, ...sheet }) => {
    const columns = used.columns();
    return { ...sheet, columns, rows: [...used.rows(columns)] };
  });
}
