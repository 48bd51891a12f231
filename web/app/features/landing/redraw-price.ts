import { type PricePart, pricePieces, shareText } from '../../ui/price/price-pieces.ts';

/** Updates a PriceDrawing in place. */
export function redrawPrice(drawing: HTMLElement, parts: readonly PricePart[]): void {
  const find = (name: string, kind: string) =>
    drawing.querySelector<HTMLElement | SVGElement>(`[data-${name}="${kind}"]`);

  for (const { kind, x, width, seam } of pricePieces(parts)) {
    find('piece', kind)?.style.setProperty('x', `${x}px`);
    find('piece', kind)?.style.setProperty('width', `${width}px`);
    find('seam', kind)?.style.setProperty('x', `${seam}px`);
  }
  for (const part of parts) {
    write(find('share', part.kind), shareText(part));
    write(find('amount', part.kind), part.amount);
  }
}

function write(element: Element | null, text: string): void {
  if (element) element.textContent = text;
}
