import type { Page } from '@playwright/test';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page of paper, as it would come out of a printer. */
export interface PaperPage {
  /** All that stands on it, in its order. */
  readonly text: string;
  /** As a picture, a PNG. */
  picture(): Promise<Buffer>;
}

/** What a screen prints on A4. */
export async function printed(page: Page): Promise<PaperPage[]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { promise } = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return await Promise.all(
    numbers.map(async (number) => {
      const sheet = await document.getPage(number);
      return { text: await textOf(sheet), picture: () => pictureOf(sheet) };
    }),
  );
}

async function textOf(sheet: PDFPageProxy): Promise<string> {
  const { items } = await sheet.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

async function pictureOf(sheet: PDFPageProxy): Promise<Buffer> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const viewport = sheet.getViewport({ scale: 1.5 });
  const canvas = createCanvas(viewport.width, viewport.height);
  await sheet.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  return canvas.toBuffer('image/png');
}
