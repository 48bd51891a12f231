import { readFileSync } from 'node:fs';

const file = (path: string) => readFileSync(new URL(path, import.meta.url));

/** The mark is drawn once, in the icon of the browser's tab; its squares are 32 wide. */
const strokes = /<g[\s\S]*<\/g>/.exec(file('../public/favicon.svg').toString())?.[0] ?? '';

const terracotta = '#ab4728';
const inPaper = strokes
  .replaceAll(/class="pot"/g, 'stroke="#fffdf8"')
  .replaceAll(/class="glaze"/g, 'stroke="#f5ddd1"');

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="100%" style="display: block">${content}</svg>`;

/** As a program shows it that draws no shape of its own around it. */
export const rounded = svg(`<rect width="32" height="32" rx="8" fill="${terracotta}"/>${inPaper}`);

/** To the edges, for systems that cut their own shape; the mark keeps inside what they all leave. */
export const filled = svg(
  `<rect width="32" height="32" fill="${terracotta}"/><g transform="translate(16 16) scale(.78) translate(-16 -16)">${inPaper}</g>`,
);

const face = file('../app/fonts/fraunces-pt-br.woff2').toString('base64');

/** 1200 × 630: what is shown beside a link to the product. */
export const shareImage = `<!doctype html><html lang="pt-BR"><style>
  @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${face}) }
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 72px 80px;
    background: #faf5ec; color: #2b211b; display: flex; flex-direction: column;
    font: 34px/1.4 system-ui, "DejaVu Sans", sans-serif }
  .name { display: flex; align-items: center; gap: 20px; font: 600 44px Fraunces }
  .name svg { width: 72px }
  h1 { font: 600 92px/1.08 Fraunces; letter-spacing: -.015em; margin: 34px 0 20px; text-wrap: balance }
  p { margin: 0; color: #5f5045; max-width: 960px }
  .bar { display: flex; gap: 6px; height: 44px; margin-top: auto }
  .bar i { border-radius: 8px }
</style><div class="name">${rounded}Artesa</div>
<h1>Chega de vender no prejuízo.</h1>
<p>Materiais, horas, custos fixos e lucro: o preço justo para quem faz à mão, ao centavo.</p>
<div class="bar"><i style="flex: 17; background: #c9653e"></i><i style="flex: 79; background: #34707c"></i><i
 style="flex: 8; background: #b88a1e"></i><i style="flex: 70; background: #4f8040"></i></div></html>`;
