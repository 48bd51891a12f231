import { type DemoProduct, ofCraftFromCatalogue } from '../demo-product.ts';

const croche = ofCraftFromCatalogue('croche');
const tricot = ofCraftFromCatalogue('tricot');
const macrame = ofCraftFromCatalogue('macrame');

export const yarnProducts: DemoProduct[] = [
  croche('Amigurumi de urso', { hours: 4.5, fixed: 6, markup: 80, daysAgo: 2 }, [
    [150, 'Fio amigurumi'],
    [80, 'Fibra siliconada'],
    [1, 'Olhos com trava 9 mm'],
    [1, 'Etiqueta de tecido'],
  ]),
  croche('Polvo para recém-nascido', { hours: 2.5, fixed: 4, markup: 100, daysAgo: 9 }, [
    [87.5, 'Fio amigurumi'],
    [50, 'Fibra siliconada'],
    [1, 'Tag de papel kraft'],
  ]),
  croche('Bolsa de fio de malha', { hours: 5, fixed: 8, markup: 60, daysAgo: 21 }, [
    [210, 'Fio de malha'],
    [2, 'Argola de metal 3 cm'],
    [1, 'Mosquetão'],
    [0.3, 'Tricoline liso'],
    [1, 'Etiqueta de tecido'],
  ]),
  croche('Tapete redondo de barbante 80 cm', { hours: 7, fixed: 8, markup: 30, daysAgo: 48 }, [
    [720, 'Barbante de algodão nº 6'],
  ]),
  croche('Jogo americano (4 peças)', { hours: 8, fixed: 10, markup: 25, daysAgo: 96, rate: 22 }, [
    [840, 'Barbante de algodão nº 6'],
    [1, 'Caixa kraft'],
  ]),
  croche('Sousplat de crochê', { hours: 1.75, fixed: 2, markup: 50, daysAgo: 133, rate: 22 }, [
    [120, 'Barbante de algodão nº 6'],
    [1, 'Tag de papel kraft'],
  ]),
  croche('Naninha de coelho', { hours: 3.5, fixed: 5, markup: 100, daysAgo: 62 }, [
    [200, 'Fio amigurumi'],
    [30, 'Fibra siliconada'],
    [1, 'Olhos com trava 9 mm'],
    [0.4, 'Fita de cetim 10 mm'],
  ]),
  croche('Cesto organizador', { hours: 2, fixed: 4, markup: 70, daysAgo: 110, rate: 22 }, [
    [98, 'Fio de malha'],
    [1, 'Botão de madeira'],
  ]),
  tricot('Gorro de lã merino', { hours: 3, fixed: 5, markup: 80, daysAgo: 13 }, [
    [85, 'Lã merino'],
    [1, 'Etiqueta de tecido'],
  ]),
  tricot('Manta para bebê', { hours: 14, fixed: 10, markup: 35, daysAgo: 55 }, [
    [5, 'Lã acrílica'],
    [1.2, 'Fita de cetim 10 mm'],
    [1, 'Caixa kraft'],
    [2, 'Papel de seda'],
  ]),
  tricot('Cachecol ponto arroz', { hours: 6, fixed: 5, markup: 30, daysAgo: 154, rate: 22 }, [
    [3, 'Lã acrílica'],
    [1, 'Etiqueta de tecido'],
  ]),
  macrame('Painel de parede em macramê', { hours: 6, fixed: 12, markup: 150, daysAgo: 6 }, [
    [90, 'Cordão de macramê 4 mm'],
    [1, 'Galho lixado 40 cm'],
    [6, 'Conta de madeira 15 mm'],
  ]),
  macrame('Suporte de planta', { hours: 1.5, fixed: 4, markup: 100, daysAgo: 30 }, [
    [24, 'Cordão de macramê 4 mm'],
    [1, 'Argola de madeira 7 cm'],
    [4, 'Conta de madeira 15 mm'],
  ]),
  macrame('Chaveiro com ametista', { hours: 0.5, fixed: 1.5, markup: 200, daysAgo: 77 }, [
    [2.5, 'Cordão de macramê 2 mm'],
    [1, 'Ametista rolada'],
    [1, 'Argola de metal 3 cm'],
    [1, 'Tag de papel kraft'],
  ]),
];
