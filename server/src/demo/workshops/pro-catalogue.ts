import type { catalogueCategories } from '#core/catalogue/catalogue-categories.ts';
import type { CatalogueMaterialContent } from '#core/catalogue/catalogue-schemas.ts';
import type { UnitTypeId } from '#core/units/unit-types.ts';

type Category = Exclude<(typeof catalogueCategories)[number], { id: 'none' }>['name'];

/** What a material costs, how it is used, and in R$ what it cost before, the oldest first. */
interface Bought
  extends Pick<CatalogueMaterialContent, 'unitPrice' | 'pack' | 'unitType' | 'wastePercentage'> {
  readonly before: readonly number[];
}

interface Options {
  /** The waste in per cent. */
  readonly waste?: number;
  readonly before?: readonly number[];
}

/** Name, category as it is stored, price. */
export type CatalogueRow = readonly [string, Category | null, Bought];

/** R$ per unit. */
const per = (
  unitPrice: number,
  unitType: UnitTypeId = 'unidade',
  { waste = 0, before = [] }: Options = {},
): Bought => ({ unitPrice, pack: null, unitType, wastePercentage: waste, before });

/** R$ for a pack with so much in it; `used` is the unit in which it is used. */
const pack = (
  price: number,
  [content, unit]: readonly [number, UnitTypeId],
  { used = unit, waste = 0, before = [] }: Options & { readonly used?: UnitTypeId } = {},
): Bought => ({
  unitPrice: null,
  pack: { price, content, unit },
  unitType: used,
  wastePercentage: waste,
  before,
});

export const catalogue = [
  ['Fio amigurumi', 'Linhas e Fios', pack(18.9, [254, 'metro'], { before: [15.9, 16.9] })],
  [
    'Barbante de algodão nº 6',
    'Linhas e Fios',
    pack(32.9, [600, 'grama'], { before: [27.9, 34.5] }),
  ],
  ['Fio de malha', 'Linhas e Fios', pack(36.5, [140, 'metro'], { before: [33.9] })],
  ['Cordão de macramê 4 mm', 'Linhas e Fios', pack(95, [100, 'metro'], { waste: 5 })],
  ['Cordão de macramê 2 mm', 'Linhas e Fios', pack(48, [100, 'metro'], { waste: 5 })],
  ['Lã merino', 'Linhas e Fios', pack(42, [100, 'grama'], { before: [39] })],
  ['Lã acrílica', 'Linhas e Fios', per(9.8, 'novelo', { before: [8.9] })],
  ['Linha para bordar', 'Linhas e Fios', per(4.2, 'meada')],
  ['Linha de costura', 'Linhas e Fios', pack(6.5, [500, 'metro'])],
  ['Linha encerada', 'Linhas e Fios', pack(35, [100, 'metro'])],
  ['Tricoline estampado', 'Tecidos', per(34.9, 'metro', { waste: 8, before: [29.9, 31.9] })],
  ['Tricoline liso', 'Tecidos', per(26.9, 'metro', { waste: 8 })],
  [
    'Linho misto',
    'Tecidos',
    pack(58, [1.4, 'metro-quadrado'], { used: 'centimetro-quadrado', waste: 10 }),
  ],
  ['Lona de algodão cru', 'Tecidos', per(42, 'metro', { waste: 6 })],
  ['Algodão cru', 'Tecidos', per(18.5, 'metro', { waste: 6 })],
  ['Tecido impermeável', 'Tecidos', per(39.9, 'metro', { waste: 8 })],
  [
    'Feltro liso',
    'Tecidos',
    pack(29.9, [1.4, 'metro-quadrado'], { used: 'centimetro-quadrado', waste: 15 }),
  ],
  ['Tecido atoalhado', 'Tecidos', per(44.9, 'metro')],
  ['Fibra siliconada', 'Enchimentos', pack(32, [1, 'quilograma'], { used: 'grama' })],
  ['Manta acrílica R1', 'Enchimentos', per(16.9, 'metro')],
  ['Manta resinada', 'Enchimentos', per(19.9, 'metro')],
  ['Olhos com trava 9 mm', 'Aviamentos', pack(11.9, [10, 'par'], { before: [9.9] })],
  ['Etiqueta de tecido', 'Aviamentos', pack(85, [1, 'cento'], { used: 'unidade' })],
  ['Bastidor de madeira 20 cm', 'Aviamentos', per(12.9)],
  ['Viés de algodão', 'Aviamentos', pack(32, [20, 'metro'])],
  ['Entretela termocolante', 'Aviamentos', per(14.9, 'metro')],
  ['Botão de madeira', 'Botões', pack(7.2, [1, 'duzia'], { used: 'unidade' })],
  ['Botão de coco', 'Botões', pack(9, [1, 'duzia'], { used: 'unidade' })],
  ['Argila branca', 'Cerâmica', pack(69, [10, 'quilograma'], { waste: 5, before: [59, 64] })],
  ['Argila com chamote', 'Cerâmica', pack(84, [10, 'quilograma'], { waste: 5 })],
  ['Esmalte transparente', 'Cerâmica', pack(60, [1, 'quilograma'], { used: 'grama' })],
  [
    'Esmalte azul reativo',
    'Cerâmica',
    pack(110, [1, 'quilograma'], { used: 'grama', before: [98, 115] }),
  ],
  ['Engobe branco', 'Cerâmica', pack(50, [1, 'quilograma'], { used: 'grama' })],
  ['Queima de biscoito', 'Cerâmica', per(4.5)],
  ['Queima de esmalte', 'Cerâmica', per(6)],
  ['Bastão de cola quente', 'Colas e Adesivos', per(0.9)],
  ['Cola para tecido', 'Colas e Adesivos', pack(12, [100, 'mililitro'])],
  ['Fita de cetim 10 mm', 'Fitas e Elásticos', pack(30, [50, 'metro'])],
  ['Elástico 2 cm', 'Fitas e Elásticos', per(1.4, 'metro')],
  ['Alça de algodão 3 cm', 'Fitas e Elásticos', pack(64, [20, 'metro'])],
  ['Galho lixado 40 cm', 'Madeira', per(8)],
  ['Argola de madeira 7 cm', 'Madeira', per(2.9)],
  ['Mordedor de faia', 'Madeira', per(6.9)],
  ['Argola de metal 3 cm', 'Metal', pack(11, [10, 'unidade'])],
  ['Mosquetão', 'Metal', per(2.4)],
  ['Conta de madeira 15 mm', 'Miçangas e Contas', pack(22.5, [50, 'unidade'])],
  ['Miçanga de vidro', 'Miçangas e Contas', pack(4.7, [1, 'milheiro'], { used: 'unidade' })],
  ['Ametista rolada', 'Pedras e Cristais', per(4.5)],
  ['Caixa kraft', 'Papéis', pack(39, [10, 'unidade'])],
  ['Tag de papel kraft', 'Papéis', pack(25, [1, 'cento'], { used: 'unidade' })],
  ['Papel de seda', 'Papéis', pack(12, [20, 'folha'])],
  ['Tinta para tecido', 'Tintas e Pigmentos', pack(5.2, [37, 'mililitro'])],
  ['Corante para vela', 'Tintas e Pigmentos', pack(20, [50, 'grama'])],
  ['Copo de vidro 200 mL', 'Vidro', pack(90, [1, 'duzia'], { used: 'unidade', waste: 4 })],
  ['Zíper 20 cm', 'Zíperes e Fechos', per(1.9)],
  ['Zíper 40 cm', 'Zíperes e Fechos', per(3.2)],
  ['Cera de soja', 'Outros', pack(34, [1, 'quilograma'], { used: 'grama', waste: 2 })],
  ['Essência de lavanda', 'Outros', pack(32, [100, 'mililitro'], { before: [27] })],
  ['Pavio de algodão', null, pack(25, [50, 'unidade'])],
  ['Sacola para presente', null, per(1.9)],
] as const satisfies readonly CatalogueRow[];

export type CatalogueName = (typeof catalogue)[number][0];
