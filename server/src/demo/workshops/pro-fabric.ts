import { type DemoProduct, ofCraftFromCatalogue } from '../demo-product.ts';

const bordado = ofCraftFromCatalogue('bordado');
const costura = ofCraftFromCatalogue('costura');
const patchwork = ofCraftFromCatalogue('patchwork');
const feltro = ofCraftFromCatalogue('feltro');

export const fabricProducts: DemoProduct[] = [
  bordado('Bastidor bordado com nome', { hours: 4, fixed: 6, markup: 120, daysAgo: 3 }, [
    [1, 'Bastidor de madeira 20 cm'],
    [900, 'Linho misto'],
    [3.5, 'Linha para bordar'],
    [840, 'Feltro liso'],
    [1, 'Caixa kraft'],
  ]),
  bordado('Pano de copa com lavandas', { hours: 2.5, fixed: 3, markup: 38, daysAgo: 34 }, [
    [0.5, 'Algodão cru'],
    [2, 'Linha para bordar'],
    [2.2, 'Viés de algodão'],
  ]),
  bordado('Guardanapo de linho (par)', { hours: 3, fixed: 4, markup: 90, daysAgo: 68 }, [
    [3600, 'Linho misto'],
    [1.5, 'Linha para bordar'],
    [50, 'Linha de costura'],
  ]),
  bordado(
    'Toalha de lavabo com monograma',
    { hours: 2, fixed: 4, markup: 50, daysAgo: 121, rate: 22 },
    [
      [0.25, 'Tecido atoalhado'],
      [1, 'Linha para bordar'],
      [1, 'Sacola para presente'],
    ],
  ),
  costura('Necessaire impermeável', { hours: 1.5, fixed: 4, markup: 70, daysAgo: 11 }, [
    [0.35, 'Tricoline estampado'],
    [0.35, 'Tecido impermeável'],
    [1, 'Zíper 20 cm'],
    [50, 'Linha de costura'],
    [1, 'Etiqueta de tecido'],
  ]),
  costura('Ecobag de lona pintada', { hours: 1.25, fixed: 3, markup: 60, daysAgo: 25 }, [
    [0.45, 'Lona de algodão cru'],
    [1.3, 'Alça de algodão 3 cm'],
    [12, 'Tinta para tecido'],
    [50, 'Linha de costura'],
  ]),
  costura('Estojo de rolinho para lápis', { hours: 1.75, fixed: 3, markup: 20, daysAgo: 82 }, [
    [0.3, 'Tricoline estampado'],
    [0.3, 'Tricoline liso'],
    [0.3, 'Entretela termocolante'],
    [0.5, 'Elástico 2 cm'],
    [1, 'Botão de coco'],
  ]),
  costura('Bolsa maternidade', { hours: 9, fixed: 15, markup: 60, daysAgo: 44, rate: 35 }, [
    [1.2, 'Tricoline estampado'],
    [0.9, 'Tecido impermeável'],
    [1, 'Manta resinada'],
    [0.8, 'Entretela termocolante'],
    [2, 'Zíper 40 cm'],
    [1, 'Zíper 20 cm'],
    [2.4, 'Alça de algodão 3 cm'],
    [4, 'Argola de metal 3 cm'],
    [2, 'Mosquetão'],
    [4, 'Viés de algodão'],
    [250, 'Linha de costura'],
    [1, 'Etiqueta de tecido'],
  ]),
  costura('Avental infantil', { hours: 1.25, fixed: 3, markup: 32, daysAgo: 140, rate: 22 }, [
    [0.5, 'Tricoline estampado'],
    [3.5, 'Viés de algodão'],
    [75, 'Linha de costura'],
  ]),
  patchwork('Almofada de retalhos 45 cm', { hours: 3.5, fixed: 6, markup: 50, daysAgo: 19 }, [
    [0.5, 'Tricoline estampado'],
    [0.4, 'Tricoline liso'],
    [0.5, 'Manta acrílica R1'],
    [450, 'Fibra siliconada'],
    [1, 'Zíper 40 cm'],
  ]),
  patchwork('Colcha casal estrela do sertão', { hours: 42, fixed: 40, markup: 15, daysAgo: 103 }, [
    [6, 'Tricoline estampado'],
    [5, 'Tricoline liso'],
    [2.6, 'Manta acrílica R1'],
    [11, 'Viés de algodão'],
    [2000, 'Linha de costura'],
  ]),
  patchwork('Pegador de panela (par)', { hours: 1, fixed: 2, markup: 30, daysAgo: 147, rate: 22 }, [
    [0.15, 'Tricoline estampado'],
    [0.12, 'Manta resinada'],
    [1.8, 'Viés de algodão'],
  ]),
  feltro('Boneca de feltro', { hours: 4, fixed: 5, markup: 80, daysAgo: 15 }, [
    [4200, 'Feltro liso'],
    [120, 'Fibra siliconada'],
    [1, 'Linha para bordar'],
    [0.3, 'Lã acrílica'],
    [2, 'Botão de coco'],
  ]),
  feltro('Guirlanda de porta floral', { hours: 3.5, fixed: 6, markup: 100, daysAgo: 59 }, [
    [7000, 'Feltro liso'],
    [1, 'Bastidor de madeira 20 cm'],
    [2, 'Bastão de cola quente'],
    [300, 'Miçanga de vidro'],
  ]),
];
