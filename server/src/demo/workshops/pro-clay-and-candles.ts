import { type DemoProduct, ofCraftFromCatalogue } from '../demo-product.ts';

const ceramica = ofCraftFromCatalogue('ceramica');
const decoracao = ofCraftFromCatalogue('decoracao');
const bijuteria = ofCraftFromCatalogue('bijuteria');

export const clayAndCandleProducts: DemoProduct[] = [
  ceramica('Caneca de cerâmica azul reativo', { hours: 1.25, fixed: 8, markup: 80, daysAgo: 1 }, [
    [0.45, 'Argila com chamote'],
    [60, 'Esmalte azul reativo'],
    [1, 'Queima de biscoito'],
    [1, 'Queima de esmalte'],
    [1, 'Caixa kraft'],
  ]),
  ceramica('Bowl para ramen', { hours: 1.5, fixed: 9, markup: 70, daysAgo: 8 }, [
    [0.8, 'Argila com chamote'],
    [90, 'Esmalte transparente'],
    [30, 'Engobe branco'],
    [1, 'Queima de biscoito'],
    [1, 'Queima de esmalte'],
  ]),
  ceramica('Vaso bojudo para suculenta', { hours: 1, fixed: 6, markup: 60, daysAgo: 27 }, [
    [0.5, 'Argila branca'],
    [25, 'Engobe branco'],
    [1, 'Queima de biscoito'],
  ]),
  ceramica('Prato raso 26 cm', { hours: 1.25, fixed: 9, markup: 33, daysAgo: 51 }, [
    [1.1, 'Argila branca'],
    [120, 'Esmalte transparente'],
    [1, 'Queima de biscoito'],
    [1, 'Queima de esmalte'],
  ]),
  ceramica(
    'Jogo de xícaras de café (6 peças)',
    { hours: 7, fixed: 30, markup: 40, daysAgo: 73, rate: 35 },
    [
      [1.8, 'Argila branca'],
      [180, 'Esmalte transparente'],
      [90, 'Esmalte azul reativo'],
      [6, 'Queima de biscoito'],
      [6, 'Queima de esmalte'],
      [1, 'Caixa kraft'],
      [6, 'Papel de seda'],
    ],
  ),
  ceramica('Incensário folha', { hours: 0.5, fixed: 3, markup: 150, daysAgo: 115 }, [
    [0.15, 'Argila branca'],
    [15, 'Esmalte transparente'],
    [1, 'Queima de biscoito'],
    [1, 'Queima de esmalte'],
  ]),
  decoracao('Vela de lavanda em copo', { hours: 0.5, fixed: 3, markup: 110, daysAgo: 5 }, [
    [160, 'Cera de soja'],
    [12, 'Essência de lavanda'],
    [1, 'Pavio de algodão'],
    [1, 'Copo de vidro 200 mL'],
    [1, 'Tag de papel kraft'],
  ]),
  decoracao('Kit três velas coloridas', { hours: 1.25, fixed: 5, markup: 36, daysAgo: 40 }, [
    [360, 'Cera de soja'],
    [3, 'Corante para vela'],
    [3, 'Pavio de algodão'],
    [1, 'Caixa kraft'],
    [1, 'Papel de seda'],
  ]),
  decoracao('Sachê perfumado (trio)', { hours: 0.75, fixed: 2, markup: 100, daysAgo: 88 }, [
    [0.12, 'Algodão cru'],
    [6, 'Essência de lavanda'],
    [0.9, 'Fita de cetim 10 mm'],
    [3, 'Tag de papel kraft'],
  ]),
  bijuteria(
    'Colar longo de contas de madeira',
    { hours: 1, fixed: 2.5, markup: 150, daysAgo: 23 },
    [
      [18, 'Conta de madeira 15 mm'],
      [1.2, 'Linha encerada'],
      [1, 'Argola de madeira 7 cm'],
      [1, 'Sacola para presente'],
    ],
  ),
  bijuteria('Pulseira de miçangas', { hours: 0.5, fixed: 1, markup: 25, daysAgo: 160, rate: 22 }, [
    [300, 'Miçanga de vidro'],
    [0.5, 'Linha encerada'],
  ]),
  bijuteria('Mordedor e prendedor de chupeta', { hours: 1, fixed: 3, markup: 100, daysAgo: 92 }, [
    [1, 'Mordedor de faia'],
    [5, 'Conta de madeira 15 mm'],
    [25, 'Fio amigurumi'],
    [0.6, 'Linha encerada'],
  ]),
];
