import type { UnitTypeId } from '../units/unit-types.ts';

/** What a line says, as its writer means it: `price` is what `amount` of `unit` costs. */
export interface Truth {
  readonly name: string;
  readonly price: string;
  readonly amount: string;
  readonly unit: UnitTypeId;
}

export interface WrittenLine {
  /** The line as it stands in the list, without the line break. */
  readonly text: string;
  /** Null where the line has no material with a price. */
  readonly truth: Truth | null;
  /** Whether a person who reads it takes it in one way only. */
  readonly isClear: boolean;
  /** Which kinds of writing it shows, for reports. */
  readonly kinds: readonly string[];
}

export interface WrittenList {
  readonly text: string;
  readonly lines: readonly WrittenLine[];
}

type Hand = { readonly random: () => number };
type Habit = 'layout' | 'letters' | 'emphasis' | 'mark' | 'chat' | 'ending';
/** A person with the habits of one list. */
type Writer = Hand & Readonly<Record<'decimals' | 'currency' | 'separator' | Habit, string>>;

/** A line about a material: `left` has the name, `right` the price, `joins` says what keeps its meaning. */
type Sides = Readonly<Record<'left' | 'right' | 'kind' | 'joins', string>>;
type Item = Sides & Pick<WrittenLine, 'isClear'> & { readonly truth: Truth };

const listed = (text: string): string[] => text.split(';').map((part) => part.trim());
/** Phrases parted by bars, with their spaces. */
const phrases = (text: string): string[] => text.split('|');
/** Rows with a weight in front, their cells parted by '::'. */
const rows = (text: string): [number, string[]][] =>
  text.split('\n').map((row) => {
    const [weight, ...cells] = row.split('::').map((cell) => cell.trim());
    return [Number(weight), cells];
  });

function pick<T>({ random }: Hand, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

function weighed<T>({ random }: Hand, table: readonly [number, T][]): T {
  let left = random() * table.reduce((sum, [weight]) => sum + weight, 0);
  const found = table.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  return (found ?? table[0])?.[1] as T;
}

const happens = ({ random }: Hand, share: number) => random() < share;
const weighedCell = (hand: Hand, text: string) => weighed(hand, rows(text))[0] ?? '';

/** Words that hold or measure, by unit: one, many, article, abbreviation. */
const words = new Map(
  listed(`novelo, novelo, novelos, o, novelo; rolo, rolo, rolos, o, rolo; cone, cone, cones, o, cone; par, par, pares, o, par; folha, folha, folhas, a, fl;
  meada, meada, meadas, a, meada; pacote, pacote, pacotes, o, pct; unidade, un, un, a, un; duzia, dúzia, dúzias, a, dz; cento, cento, centos, o, cento;
  milheiro, milheiro, milheiros, o, milheiro; metro, metro, metros, o, m; metro-quadrado, metro quadrado, metros quadrados, o, m²;
  litro, litro, litros, o, litro; quilograma, quilo, quilos, o, kg`).map(
    (row) => [row.split(',')[0], row.split(', ')] as const,
  ),
);

/** Amounts that a price buys whole: their unit, how it is spelt behind the number, the numbers. */
const measures = {
  skein: ['grama', 'g| g| gramas|gr', [50, 100, 150, 200, 300, 400, 600]],
  yarn: ['metro', 'm| m| metros', [100, 125, 254, 300, 500]],
  thread: ['metro', 'm| m| metros| mts', [5, 10, 20, 25, 50, 100]],
  length: ['metro', 'm| m| metros| mts| mt', [1, 1.2, 1.5, 2, 2.5, 3, 5, 10]],
  piece: ['centimetro', 'cm| cm| centímetros', [20, 30, 50, 70, 80]],
  mass: ['grama', 'g| g| gramas|gr| gr', [50, 100, 200, 250, 500, 800]],
  kilos: ['quilograma', 'kg| kg|Kg| quilos', [1, 1.5, 2, 2.5, 5]],
  volume: ['mililitro', 'ml| ml|mL', [30, 37, 50, 100, 120, 250, 500]],
  litres: ['litro', 'L| L| litros| lt', [1, 1.5, 2, 5]],
} as const;
type Measure = keyof typeof measures;

const fractions: Partial<Record<UnitTypeId, string>> = {
  metro: `meio metro=0.5; 1/2 metro=0.5; 1/2 m=0.5; ½ metro=0.5; 1m50=1.5; 2m30=2.3; 1m20=1.2; 1 metro e meio=1.5; 2 metros e meio=2.5; um metro=1;
    um metro e meio=1.5; 1 ½ m=1.5; dois metros=2; 3/4 de metro=0.75; 0,5m=0.5; 0,70 m=0.7; 1 e 1/2 metro=1.5; três metros=3`,
  quilograma: `meio quilo=0.5; meio kg=0.5; 1/2 kg=0.5; ½ kg=0.5; 1 kg e meio=1.5; 1/4 kg=0.25; 1 quilo e meio=1.5; um quilo=1; dois quilos=2;
    0,5 kg=0.5; 0,250 kg=0.25; 1kg e 200g=1.2`,
  litro: 'meio litro=0.5; 1/2 litro=0.5; ½ L=0.5; 1 litro e meio=1.5; um litro=1; 0,5 L=0.5',
  duzia: 'meia dúzia=0.5; 1/2 dúzia=0.5; meia dúzia=0.5',
};

/** Materials that are sold alike, a plural behind '~': the price of one in reais, what holds and measures them. */
const goodsOf =
  (reais: number[], held: UnitTypeId[], own: Measure[], whole?: UnitTypeId) =>
  ([names]: TemplateStringsArray) => ({ names: listed(names ?? ''), reais, held, own, whole });

const yarns = goodsOf([9, 45], ['novelo', 'novelo', 'rolo', 'cone'], ['skein', 'skein', 'yarn'])`
  Barbante nº 6; Barbante nº 8; Barbante EuroRoma 4/6; Barbante Apolo Eco 4/6; Barbante cru nº 4; Barbante colorido; Lã Cisne; Linha Anne 500; Linha Anne 65;
  Linha Cléa 1000; Linha Cléa 125; Linha amigurumi; Linha Amigurumi Soft; Fio 4/6; Lã Mollet; Fio Amigurumi Círculo; Fio de malha; Fio de malha 100% algodão;
  Fio náutico 5mm; Linha Charme; Linha Duna; Lã merino`;
const floss = goodsOf([2, 9], ['meada'], ['thread'])`
  Linha Mouliné; Linha Anchor cor 403; Linha DMC 310; Linha perlé nº 8; Linha de bordado metálica`;
const sewingThreads = goodsOf([3, 30], ['cone'], ['yarn'])`
  Linha de costura nº 120; Linha overloque; Linha Corrente; Linha pesponto nº 40; Fio 100% poliéster 120`;
const beadThreads = goodsOf([3, 25], ['rolo'], ['thread'], 'metro')`
  Cordonê 0,5mm; Fio encerado 1mm; Fio encerado; Fio de nylon 0,30mm; Fio de silicone 0,7mm; Cordão de couro 2 mm; Fio de aço 0,38mm; Fio de cobre nº 26;
  Arame de alumínio 1,5mm`;
const ribbons = goodsOf([2, 30], ['rolo'], ['length', 'length', 'thread'], 'metro')`
  Fita de cetim nº 5; Fita de cetim 10mm; Fita de gorgorão; Fita de gorgorão nº 9; Viés; Viés 35mm; Viés de algodão; Sianinha; Renda guipir; Renda de algodão;
  Elástico 7mm; Elástico 20 mm; Elástico chato nº 12; Passamanaria; Cordão de São Francisco; Cordão rabo de rato; Velcro 25mm; Galão dourado; Corrente dourada 3mm;
  Fita de veludo; Corda de sisal; Soutache`;
const fabrics = goodsOf([8, 60], ['rolo'], ['length', 'length'], 'metro')`
  Tricoline estampado; Tecido tricoline; Tecido Oxford 100% poliéster; Tecido 100% algodão; Feltro; Feltro Santa Fé; Pelúcia; Manta acrílica; Entretela colante;
  Etamine; Juta; Organza; Malha 30.1; Courvim; Couro sintético; Meia malha; Percal 400 fios`;
const masses = goodsOf([6, 120], ['pacote'], ['mass', 'mass', 'kilos'], 'quilograma')`
  Resina epóxi; Resina UV; Parafina; Cera de soja; Cera de abelha; Argila; Argila branca; Massa de biscuit; Gesso pedra; Fibra siliconada; Base glicerinada;
  Vidrilho; Manteiga de karité; Pó perolado; Glitter; Miçanga jablonex; Cera EcoSoya`;
const volumes = goodsOf([5, 90], [], ['volume', 'volume', 'litres'], 'litro')`
  Essência de lavanda; Verniz acrílico; Verniz vitral; Tinta acrílica; Tinta PVA; Tinta 502; Tinta Acrilex 507; Cola branca; Cola de silicone; Cola pano;
  Termolina leitosa; Álcool de cereais; Óleo de coco; Corante líquido; Esmalte cerâmico`;
const counted = goodsOf([0.2, 4], ['pacote', 'pacote', 'duzia', 'duzia', 'cento', 'milheiro'], [])`
  Botão~Botões; Botão de madeira~Botões de madeira; Botão 4 furos~Botões 4 furos; Botão de pressão~Botões de pressão; Argola 25mm~Argolas 25mm;
  Argola dourada~Argolas douradas; Mosquetão 40mm~Mosquetões 40mm; Pérola 8mm~Pérolas 8mm; Meia pérola 6mm~Meias pérolas 6mm; Entremeio dourado~Entremeios dourados;
  Pingente de coração~Pingentes de coração; Fecho lagosta~Fechos lagosta; Pompom 15mm~Pompons 15mm; Ilhós nº 54~Ilhoses nº 54; Palito de picolé~Palitos de picolé;
  Miçanga de letra~Miçangas de letra; Miçanga 6/0~Miçangas 6/0; Conta de madeira 10mm~Contas de madeira 10mm; Tag~Tags; Etiqueta de couro~Etiquetas de couro;
  Pavio nº 2~Pavios nº 2; Saquinho de organza 10x15~Saquinhos de organza 10x15`;
const sheets = goodsOf([0.8, 12], ['folha', 'folha', 'folha', 'pacote'], [])`
  EVA 2mm; EVA com glitter; Papel cartão; Papel vergê 180g/m²; Papel offset 240g/m²; Papel color plus; Papel fotográfico; Papel adesivo A4; Papel de scrap;
  Vinil adesivo; Papel crepom; Papel de seda; Acetato 0,20mm`;
const pairs = goodsOf([0.5, 15], ['par'], [])`
  Olho 8mm~Olhos 8mm; Olho com trava 10mm~Olhos com trava 10mm; Olho de segurança 12 mm~Olhos de segurança 12 mm; Tarraxa~Tarraxas; Base de brinco~Bases de brinco;
  Alça de bolsa~Alças de bolsa; Agulha de tricô nº 6~Agulhas de tricô nº 6`;
const pieces = goodsOf([3, 70], [], [])`
  Agulha 3,5 mm; Agulha de crochê 2,5mm; Agulha de crochê nº 4; Agulha de tapeçaria; Agulha de mão nº 9; Tesoura; Lixa 220; Cortador circular 45mm; Cola T6000;
  Cola B7000; Cola quente; Cola Pega Mil; Cola Tek Bond 793; Pistola de cola quente; Pincel nº 12; Pincel chato nº 8; Estilete; Lixa nº 120; Alicate de bico;
  Fita métrica; Giz de costura; Marcador de ponto; Caneta Posca; Caneta 0,7mm; Molde de silicone; Termômetro culinário; Boleador; Lápis 6B; Broca 3mm;
  Base de corte A4; Jogo de estecas; Spray fixador; Fita crepe; Fita dupla face 12mm; Kit de pincéis; Caixa organizadora; Dedal`;
const dear = goodsOf([90, 1800], [], [])`
  Máquina de costura Singer; Máquina de costura Singer 4411; Overloque doméstica; Plotter Silhouette Cameo 4; Cricut Joy; Prensa térmica 8 em 1;
  Impressora Epson L3250; Torno de cerâmica; Soprador térmico 2000W; Mesa de corte; Balança digital`;
/** Things with their sizes, whose price is that of one. */
const sized = goodsOf([1.2, 35], [], [])`
  EVA 40x60cm; EVA 60x40; Zíper 15cm; Zíper 20cm; Zíper 50cm; Zíper nº 5 30cm; Tela de pintura 20x30; Tela 30x40cm; Olho 8mm; Caixa MDF 10x10;
  Caixa de MDF 15x15x5cm; Bastidor 18cm; Placa de MDF 20x30cm; Argola de MDF 20cm; Placa de isopor 20mm; Saquinho celofane 10x15; Espelho redondo 10cm;
  Etiqueta 3x2cm; Toalha lavabo 30x45cm; Botão 15mm; Fralda 70x70cm; Ecobag 35x40cm; Porta-retrato 10x15; Papel de scrap 30,5x30,5cm; Base de corte 45x30cm;
  Retalho de feltro 20x20cm; Botão tam. 12; Camiseta tam. 12; Camiseta tam M; Corrente 45cm; Pincel 12mm; Chapa de acrílico 3mm; Almofada 45x45cm`;
/** Things beside which a lone number may be a size or a price. */
const lone = goodsOf([3, 35], [], [])`
  Agulha; Botão; Barbante; Zíper; Linha; Fita; Tinta; Argola; Pérola; Cola quente; Olho`;
type Goods = typeof yarns;
const measured = [yarns, yarns, ribbons, ribbons, fabrics, masses, volumes, beadThreads, floss];
const held = [yarns, yarns, floss, sewingThreads, beadThreads, ribbons, counted, sheets, pairs];

/** What follows a price and changes nothing. */
const notes =
  ` na Shopee| na 25 de Março| (comprei {date})| - loja da Lu (##) 9####-####| tel ####-####| só hoje| 👍
| já com 10% de desconto| frete grátis| (azul)| cor ####| (chega dia 5)| p/ o urso| (preço de {date})| ⭐ 4,8
| no Armarinho São José| até {date}| (## em estoque)| na loja 2| https://shopee.com.br/p/#######
| zap ## 9####-####| (nota fiscal ####)| (2 mil vendidos)| ✅|  | ok`.replaceAll('\n', '');
const neutral = ' | | - | - | – | — |: |: |....| … | → | -> |\t|; |, |  |      | ........ | ➡️ ';
const bought = `${neutral}| = | / | por | saiu por | paguei | custou | foi | => |=| (| (|§`;
const separators: Record<string, readonly string[]> = {
  space: [' '],
  neutral: phrases(neutral),
  calm: phrases(' - | - | – |: | → |\t|  |   '),
  bought: phrases(bought),
  any: phrases(`${bought}| a | custa | valor | preço | @ | tá | sai a | valor: | no valor de `),
};

function figures(writer: Writer, cents: number): string {
  const [whole, rest] = [String(Math.floor(cents / 100)), String(cents % 100).padStart(2, '0')];
  const [point, sign] = writer.decimals === 'point' ? ['.', ','] : [',', '.'];
  const front = whole.replace(/\B(?=(\d{3})+$)/g, happens(writer, 0.7) ? sign : '');
  if (writer.decimals !== 'short') return front + point + rest;
  if (rest === '00') return front;
  return front + point + (rest.endsWith('0') && cents > 100 ? rest.charAt(0) : rest);
}

/** A price as the writer writes it. */
function money(writer: Writer, cents: number): string {
  if (writer.currency !== 'reais') return writer.currency + figures(writer, cents);
  const [whole, rest] = [Math.floor(cents / 100), cents % 100];
  if (whole === 0) return `${rest} centavos`;
  const inWords = rest > 0 && whole < 1000 && happens(writer, 0.15);
  if (inWords) return `${whole} ${whole === 1 ? 'real' : 'reais'} e ${rest} centavos`;
  return `${figures(writer, cents)} ${cents === 100 ? 'real' : 'reais'}`;
}

/** A price in cents such as shops and people make them. */
function costs(writer: Writer, [low = 0, high = 0]: readonly number[]): number {
  const value = 100 * low * (high / low) ** writer.random();
  if (value < 300) return Math.max(10, Math.round(value / 10) * 10);
  const isShort = writer.decimals === 'short';
  const ends = isShort ? [0, 0, 0, 0, 50, 90] : [90, 90, 50, 99, 0, 0, 80, 25, 37];
  return Math.floor(value / 100) * 100 + pick(writer, ends);
}

function date(hand: Hand): string {
  const two = (most: number) => String(1 + Math.floor(hand.random() * most)).padStart(2, '0');
  return `${two(28)}/${two(12)}${pick(hand, ['', '', '/2026', '/26'])}`;
}

/** The template with its `{places}` and `#` digits filled. */
function filled(writer: Writer, template: string, values: Record<string, string> = {}): string {
  const digit = (least: number) => least + Math.floor(writer.random() * (10 - least));
  const found = { date: date(writer), price: money(writer, costs(writer, [8, 300])) };
  const all: Record<string, string> = { ...found, ...values };
  return template
    .replace(/#+/g, (run) => [...run].map((_, at) => digit(at ? 0 : 1)).join(''))
    .replace(/\{(\w+)\}/g, (_, key: string) => all[key] ?? '');
}

/** Where the names of a form come from. */
const alone = { sized: [sized], dear: [dear], pieces: [pieces], counted: [counted], lone: [lone] };
const alike = { held, measured, sheets: [sheets], pairs: [pairs], lengths: [ribbons, fabrics] };
const supplies: Record<string, Goods[]> = {
  ...alone,
  ...alike,
  all: [...measured, ...held, pieces, pieces, pieces, counted, dear],
  fractional: [ribbons, fabrics, fabrics, masses, volumes, counted],
  counts: [...held, counted, counted, pieces, pieces],
};

/**
 * How a line about a material is written: weight, kind, where its name is from, its readings (price/amount/unit,
 * two of them where it is not clear), separators, forms of left ¦ right. Names: {N} in front, {n} inside, {M} many.
 * Amounts: {a} and its place behind a name {b}, a count {c} with its word {l}, {w}, a pack or instalments {k}.
 * Prices: {p} of one, {t} of {c}, {v} unsaid, {o} another, {r} its reais, {q} of {k} instalments, whose sum is {s}, {z} bare.
 */
const forms = rows(`24 :: plain :: all :: p/1/unidade :: any :: {N}¦{p}
10 :: size :: sized :: p/1/unidade :: any :: {N}¦{p}
3 :: holder :: pieces :: p/1/unidade :: any :: 1 {n}¦{p}|1 {n}¦{p}|1x {n}¦{p}|01 {n}¦{p}|1 un {n}¦{p}|1un {n}¦{p}|1 un de {n}¦{p}|{N} (1 un)¦{p}|{N} - 1un¦{p}|{N}, 1 und¦{p}
9 :: holder :: held :: p/a/h :: any :: {a} de {n}¦{p}|{a} de {n}¦{p}|{a} {n}¦{p}|{M} {b}¦{p}|{M} {b}¦{p}
12 :: measure :: measured :: p/a/h :: bought :: {a} de {n}¦{p}|{a} {n}¦{p}|{N} {b}¦{p}|{N} {b}¦{p}|{N} {b}¦{p}
1.5 :: measure :: lengths :: p/a/h :: bought :: {a} de {n}¦{p}
8 :: fraction :: fractional :: p/a/h :: bought :: {a} de {n}¦{p}|{a} de {n}¦{p}|{M} {b}¦{p}
5 :: per unit :: measured :: p/1/h :: any :: {N}¦{p} {the} {one}|{N}¦{p} {the} {one}|{N}¦{p} {the} {short}|{N}¦{p}/{short}|{N}¦{p}/{short}|{N}¦{p}/{one}|{N}¦{p} por {one}|{N}¦{p} cada {one}|{N}¦{p} p/ {one}|{N}¦{p} ({one})
3 :: per unit :: held :: p/1/h :: any :: {N}¦{p} {the} {one}|{N}¦{p}/{short}|{N}¦{p} por {one}|{N}¦{p} cada {one}|{N}¦{p} ({one})
4 :: per unit :: all :: p/1/unidade :: any :: {N}¦{p} cada|{N}¦{p} cada|{N}¦{p} a unidade|{N}¦{p} un|{N}¦{p} cd|{N}¦{p}/un|{N}¦{p} unid.|{N}¦{p} por unidade|{N}¦{p} (cada)|{N}¦{p} a un|{N}¦{p} a peça
1 :: per unit :: measured :: p/1/h :: calm :: {c} {w} de {n}¦{p}/{short}|{c} {w} de {n} ¦a {p} {the} {one}|{c} {w} {n}¦{p} {the} {one}
5 :: each :: counts :: p/1/h :: calm :: {l} ¦a {p} cada|{l} ¦a {p} cada|{l}¦{p} cada|{l} ¦({p} cada)|{l}¦{p} cd|{l} ¦sendo {p} cada|{l}¦cada {p}|{l}¦{t} ({p} cada)
3 :: together :: counts :: t/c/h :: calm :: {l} ¦por {t}|{l} ¦por {t}|{l}¦{t} no total|{l}¦{t} tudo|{l}¦total {t}|{l} ¦deu {t}|{N}¦{c} {w} por {t}
2 :: together :: pieces :: t/c/unidade :: calm :: {N}¦{c} por {t}|{N}: ¦{c} por {t}|{N}¦leve {c} por {t}
4 :: multiplied :: counts :: p/1/h :: calm :: {N}¦{c} {w} x {p} = {t}|{c} {w} de {n} ¦x {p} = {t}|{l} ¦a {p} = {t}
3 :: multiplied :: all :: p/1/unidade :: calm :: {N}¦{c} x {p} = {t}|{N}¦{c} x {p} = {t}|{N}¦{c}x{p}={t}|{c} x {n}¦{p} = {t}|{N}¦({c} x {p}) = {t}|{N}¦Qtd: {c} Unit.: {p} Total: {t}
5 :: pack :: counted :: p/k/unidade :: calm :: {M} cartela com {k}¦{p}|{M} pacote c/ {k} un¦{p}|{M} pct c/{k}¦{p}|{M} cx com {k}¦{p}|{M} (caixa com {k} unidades)¦{p}|{M} - embalagem com {k} peças¦{p}|cartela com {k} {n}¦{p}|pacote c/ {k} {n}¦{p}|{M} saquinho c/ {k}un¦{p}
1 :: pack :: sheets :: p/k/folha :: calm :: {M} pacote com {k} folhas¦{p}|{M} (pct c/ {k} fls)¦{p}|pacote com {k} folhas de {n}¦{p}
1 :: pack :: pairs :: p/k/par :: calm :: {M} pacote com {k} pares¦{p}|{M} (cartela c/ {k} pares)¦{p}|cartela com {k} pares de {n}¦{p}
5 :: struck :: all :: p/1/unidade :: calm :: {N}¦~{o}~ {p}|{N} ¦~{o}~ {p}|{N} ¦de {o} por {p}|{N} ¦de {o} por {p}|{N}¦De: {o} Por: {p}|{N} ¦era {r}, agora {p}|{N} ¦era {o} agora {p}|{N} ¦antes {o}, agora {p}|{N}¦{p} (era {o})|{N} ¦de ~{o}~ por {p}|{N} ¦baixou de {o} para {p}|{N} ¦tava {r}, agora tá {p}|{N} ¦por {p} (antes {o})
5 :: instalments :: dear :: p/1/unidade :: calm :: {N}¦{p} ou {k}x de {q}|{N}¦{p} ou {k}x de {q}|{N}¦{p} à vista|{N}¦{p} à vista ou {k}x de {q}|{N}¦{p} em até {k}x de {q}|{N}¦{p} ({k}x de {q})|{N}¦{p} ou {k}x {q} sem juros|{N}¦{p} no pix|{N}¦{k}x de {q} ou {p} à vista|{N}¦{p} em {k}x sem juros|{N}¦{p} parcelado em {k}x
5 :: code :: all :: p/1/unidade :: calm :: {N} ref ####-#¦{p}|{N} ref. ###¦{p}|{N} - cód. #####¦{p}|{N} cod ####¦{p}|{N} (cód ####)¦{p}|{N} SKU ######¦{p}|{N} COD: ######¦{p}|{N} (ref. ##-###)¦{p}|ref ####-# {N}¦{p}|Cód #### - {N}¦{p}|789########## {N}¦{p}|[####] {N}¦{p}
1.5 :: date :: all :: p/1/unidade :: calm :: {date} {N}¦{p}|{date} - {N}¦{p}|dia 1# - {N}¦{p}
6 :: count :: counts :: v/1/h v/c/h :: neutral :: {l}¦{v}|{l}¦{v}|{l}¦{v}|{l}¦{v}|{N} ({c} {w})¦{v}|{N} - {c} {w}¦{v}
1 :: count :: pieces :: v/1/unidade v/c/unidade :: neutral :: {N} x{c}¦{v}|{c}x {n}¦{v}
2 :: two prices :: all :: p/1/unidade o/1/unidade :: calm :: {N}¦{p} {o}|{N}¦{p} / {o}|{N}¦{p} ou {o}|{N}¦varejo {o} atacado {p}|{N}¦{o} (atacado {p})|{N}¦{p} no pix, {o} no cartão|Bastidor P¦{p} / G {o}|Vaso pequeno¦{p} grande {o}|Zíper 20cm¦{p} / 30cm {o}
1 :: instalments alone :: dear :: q/1/unidade s/1/unidade :: calm :: {N}¦{k}x de {q}|{N}¦{k}x {q}|{N} ¦em {k}x de {q}
0.8 :: lone number :: lone :: z/1/unidade :: space :: {N}¦{z}`);

function measureOf(writer: Writer, key: Measure) {
  const [unit, spelt, amounts] = measures[key];
  const amount = pick<number>(writer, amounts);
  const spelling = pick(writer, phrases(spelt)).replace(/os$/, amount < 2 ? 'o' : 'os');
  return [String(amount).replace('.', ',') + spelling, String(amount), unit] as const;
}

/** What the amount {a} of a line is: text, amount, unit. */
function amountOf(writer: Writer, goods: Goods, kind: string, from: string) {
  const whole = goods.whole ?? 'duzia';
  if (kind === 'measure')
    return measureOf(writer, from === 'lengths' ? 'piece' : pick(writer, goods.own));
  if (kind === 'fraction') {
    const [text = '', amount = ''] = pick(writer, listed(fractions[whole] ?? '')).split('=');
    return [text, amount, whole] as const;
  }
  const area: UnitTypeId[] = goods === fabrics ? ['metro-quadrado'] : [];
  const own: UnitTypeId[] = kind === 'per unit' && goods.whole ? [whole, whole, ...area] : [];
  const isLoose =
    !/held|measured|counts/.test(from) ||
    (from === 'counts' && goods === counted && happens(writer, 0.7));
  const unit = pick(writer, isLoose ? [] : [...goods.held, ...own]) ?? 'unidade';
  const [, one = '', , , short = ''] = words.get(unit) ?? [];
  return [pick(writer, [`1 ${one}`, `1 ${one}`, one, one, one, short]), '1', unit] as const;
}

/** The names of a form, with their sizes spaced in one of the usual ways. */
function namesOf(writer: Writer, goods: Goods) {
  const [by, gap] = [pick(writer, ['x', 'x', ' x ']), pick(writer, ['', '', ' '])];
  const raw = pick(writer, goods.names);
  const spaced = raw.replace(/(?<=\d)x(?=\d)/g, by).replace(/(?<=\d)(?=[cm]m(~|$))/g, gap);
  const [N = '', M = N] = spaced.split('~');
  return { N, M, n: M.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) };
}

function pricesOf(writer: Writer, reais: number[], c: number, k: number): Record<string, number> {
  const p = costs(writer, reais);
  const o = p + costs(writer, [p * 0.001 + 0.5, p * 0.005 + 1]);
  const [q, v, z] = [Math.floor(p / k), pick(writer, [p, p * c]), Math.ceil(p / 100) * 100];
  return { p, o, q, s: q * k, t: p * c, v, z, r: Math.ceil(o / 100) * 100 };
}

/** What fills a form, and its amount's own number and unit. */
function partsOf(writer: Writer, goods: Goods, kind: string, from: string) {
  const names = namesOf(writer, goods);
  const [a, amount, unit] = amountOf(writer, goods, kind, from);
  const isTight = /\d$/.test(names.M) && /^\d/.test(a);
  const b = pick(writer, isTight ? [`(${a})`, `- ${a}`] : [a, a, `(${a})`, `- ${a}`]);
  const many = goods === counted ? [5, 6, 8, 10, 20, 30] : [2, 2, 3, 3, 4, 5, 6, 10];
  const parts = [2, 3, 4, 5, 6, 10, 12];
  const times = kind === 'pack' ? [6, 10, 12, 20, 24, 50, 100, 100, 144, 200] : parts;
  const [c, k] = [pick(writer, many), pick(writer, times)];
  const isMany = kind === 'pack' || (goods === counted && unit !== 'unidade');
  const cents = pricesOf(writer, isMany ? [3, 45] : goods.reais, c, k);
  const sign = writer.currency.replace('reais', kind === 'multiplied' ? 'R$ ' : 'reais');
  const entries = Object.entries(cents).map(([key, price]) => [
    key,
    /[zr]/.test(key) ? `${price / 100}` : money({ ...writer, currency: sign }, price),
  ]);
  const [, one = '', w = '', the = '', short = ''] = words.get(unit) ?? [];
  const terms = { ...names, a, b, one, w, the, short, c: `${c}`, k: `${k}` };
  const values: Record<string, string> = { ...Object.fromEntries(entries), ...terms };
  const counts = unit === 'unidade' ? '{c} {n}|{c}x {n}|{c} un {n}' : '{c} {w} de {n}|{c} {w} {n}';
  values.l = filled(writer, pick(writer, phrases(counts)), values);
  return { cents, values, amount, unit };
}

function itemOf(writer: Writer, table: readonly [number, string[]][]): Item {
  const [kind = '', from = '', readings = '', joins = '', texts = ''] = weighed(writer, table);
  const goods = pick(writer, supplies[from] ?? []);
  const { cents, values, amount, unit } = partsOf(writer, goods, kind, from);
  const form = pick(writer, phrases(texts));
  const [left = '', right = ''] = filled(writer, form, values).split('¦');
  const [price = '', of = '', spelt = ''] = pick(writer, readings.split(' ')).split('/');
  const [, key = ''] = /\{([NMnl])\}/.exec(form) ?? [];
  const truth = {
    name: values[key.replace('l', 'n')] ?? left,
    price: ((cents[price] ?? 0) / 100).toFixed(2),
    amount: of === 'a' ? amount : (values[of] ?? of),
    unit: spelt === 'h' ? unit : (spelt as UnitTypeId),
  };
  return { left, right, truth, kind, joins, isClear: !/ |z/.test(readings) };
}

/** Lines that are no material with a price: weight, place in the list, kind, whether it is clear. {h} is '##'. */
const others =
  rows(`6 :: first :: greeting :: clear :: Oi! Segue a lista|Bom dia|Boa tarde, tudo bem?|Oi amiga|Bom dia! 😊|Segue os preços:|Olá|Oiii
9 :: first :: heading :: clear :: Materiais:|Lista do urso:|*Armarinho*|Compras {date}|Lista de material|{h} Materiais|MATERIAIS|Bolsa de crochê 👜|📌 Loja 1|Kit 3 ursinhos:|Para 10 lembrancinhas:|Preços de {date}|Pedido #####|_Aviamentos_|Orçamento nº ###
2 :: first :: shop :: clear :: Loja do Fio (##) 9####-####|Armarinho São José - CNPJ ##.###.###/0001-##|Rua das Flores, ###|CEP #####-###|CPF ###.###.###-##|Pedido nº ##### de {date}|Aberto das 9h às 18h|{date}|{date} 1#:3#
8 :: last :: total :: clear :: Total {price}|TOTAL: {price}|soma = {price}|Subtotal: {price}|Total geral {price}|*Total: {price}*|Total do pedido: {price}|Deu tudo {price}|Valor total {price}|Total = {price}|Pago no pix {price}|soma = ##
4 :: last :: discount :: clear :: Desconto -5,00|Desconto: -R$ ##,00|cupom -10,00|Cupom BEMVINDO10 -R$ 10,00|Desconto 10%|Você economizou R$ ##,90|Desconto de R$ #,00|cashback R$ #,50|Sinal pago {price}|troco {price}
3 :: last :: freight :: unclear :: Frete 15,00|Frete: R$ 12,00|frete R$ ##,90|Entrega: R$ 8,00|Motoboy 12,00|Taxa de entrega 8,00
5 :: last :: contact :: clear :: Obrigada 😘|Pix: 119########|PIX ###.###.###-##|pix: lojadofio@gmail.com|zap (##) 9####-####|WhatsApp +55 ## 9####-####|https://shopee.com.br/produto-i.####.#####|www.armarinhosaojose.com.br|@fioearte|Em até 3x sem juros|Frete grátis|Pedido mínimo R$ 150,00|Chega dia {date}|tel: (##) ####-####|Valeu!|Entrega em 5 dias
10 :: between :: no price :: clear :: {bare}|{bare}|{bare}|{bare} ?|{bare} - comprar|{bare} (já tenho)|{bare}: R$|{bare} - ver preço|{bare} (falta)|{bare} R$ ____|2 novelos de barbante|200g de fibra|3 botões de madeira
2 :: between :: blank :: clear :: |-----|=====|🧵🧵🧵|obs: ver na loja do centro|Costura|Pintura:
1 :: between :: lone number :: unclear :: Agulha 3,5|Botão 12|Barbante 6|Zíper 20|Linha 10|Fita 25|Tinta 20|Olho 8|Elástico 7|Pérola 8|Linha Anne 65`);

/** The habits of writers. */
const habits: Record<Habit, string> = {
  layout: '87 :: line\n7 :: price first\n6 :: table',
  letters: '70 :: own\n12 :: lower\n8 :: upper\n10 :: unaccented',
  emphasis: '80 ::\n5 :: name*\n5 :: price*\n3 :: name_\n2 :: price_\n2 :: name**',
  mark: `40 ::\n14 :: -\n7 :: •\n4 :: *\n5 :: {i})\n5 :: {i}.\n4 :: {i}-\n3 :: [ ]\n2 :: [x]\n3 :: ☐\n3 :: ✅
2 :: 🧶\n2 :: 👉\n1 :: ✂️\n1 :: –\n1 :: - [ ]\n1 :: →\n1 :: 🔸`,
  chat: `73 ::\n5 :: [10:{m}, {d}/2026] Maria:\n5 :: [{d} 10:{m}] Maria:\n5 :: {d}/2026 10:{m} - Maria:
5 :: [{d}/2026, 10:{m}:33] Ana Lúcia:\n2 :: [9:{m}, {d}/2026] +55 11 98765-4321:\n2 :: {d}/26 21:{m} - Ju Ateliê 🧶:
1 :: \u200e[{d}/2026, 14:{m}:07] ~ Ateliê da Bia:`,
  ending: '24 ::\n1 :: .\n1 :: ,\n1 :: ;\n1 :: !\n1 :: ✅',
};

/** How a person writes numbers and joins a name to its price. */
function inkOf(hand: Hand) {
  const decimals = weighedCell(hand, '50 :: comma\n20 :: point\n30 :: short');
  const isBare = decimals !== 'short' && happens(hand, 0.45);
  const signs = phrases('R$ |R$ |R$ |R$ |R$ |R$|R$|R$\u00a0|r$ |reais');
  const separator = pick(hand, separators.any ?? []);
  return { decimals, currency: isBare ? '' : pick(hand, signs), separator };
}

/** Sides joined by the writer's own separator where it keeps the meaning; '§' stands for ' | '. */
function joined(writer: Writer, { left, right, joins }: Item): string {
  if (left.endsWith(' ')) return left + right;
  const allowed = separators[joins] ?? [];
  const isOwn = happens(writer, 0.85) && allowed.includes(writer.separator);
  const separator = isOwn ? writer.separator : pick(writer, allowed);
  if (separator === ' (' && !right.includes('(')) return `${left} (${right})`;
  const isNumberByNumber = /\d\W*$/.test(left) && /^\W*\d/.test(right);
  const isExact = /^\W*[\d.,]*[.,]\d\d\b/.test(right);
  const isDense = / a |, |\/|@|^[=:]$/.test(separator) || (/^[\s.…]+$/.test(separator) && !isExact);
  const isRisky = separator === ' (' || (isNumberByNumber && isDense);
  return left + (isRisky ? ' - ' : separator.replace('§', ' | ')) + right;
}

function laidOut(writer: Writer, item: Item): string {
  const { left, right, joins } = item;
  if (writer.layout === 'table') return `| ${left} | ${right} |`;
  const mayTurn = /any|bought/.test(joins) && /^\W*\p{L}/u.test(left) && !/^[-–]/.test(writer.mark);
  if (writer.layout !== 'price first' || !mayTurn) return joined(writer, item);
  return right + pick(writer, phrases(' - | - | | – |: |\t| = ')) + left;
}

const inked: Record<string, (text: string) => string> = {
  own: (text) => text,
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  unaccented: (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/gu, ''),
};

/** The item in the writer's letters, decimals and signs around the name or the price. */
function styled(writer: Writer, item: Item): Item {
  const { left, right, truth } = item;
  const ink = inked[writer.letters] ?? String;
  const points = writer.decimals === 'point' ? /(?<=\d),(?=\d)/g : /^$/;
  const own = (text: string) => ink(text.replace(points, '.'));
  const isFirst = left.startsWith(truth.name) || happens(writer, 0.3);
  const start = isFirst ? left : left.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const [, where, sign = ''] = /^(\w+?)([*_]+)$/.exec(writer.emphasis) ?? [];
  const name = own(truth.name);
  const front = where === 'name' ? own(start).replace(name, () => sign + name + sign) : own(start);
  const price = where === 'price' && !/[~(]/.test(right) ? sign + ink(right) + sign : ink(right);
  return { ...item, left: front, right: price, truth: { ...truth, name } };
}

function pricedLine(hand: Writer): WrittenLine {
  const writer = happens(hand, 0.12) ? { ...hand, ...inkOf(hand) } : hand;
  const isTable = writer.layout === 'table';
  const table = isTable ? forms.filter(([, row]) => !/calm|space/.test(row[3] ?? '')) : forms;
  const item = styled(writer, itemOf(writer, table));
  const isNoted = writer.layout === 'line' && item.isClear && happens(writer, 0.08);
  const note = isNoted ? filled(writer, pick(writer, phrases(notes))) : writer.ending;
  const text = laidOut(writer, item) + (isTable ? '' : note);
  const kinds = [item.kind, writer.decimals, writer.layout, ...(isNoted ? ['note'] : [])];
  return { text, truth: item.truth, isClear: item.isClear, kinds };
}

/** Materials that need no price to be read. */
const bare = measured.flatMap(({ names }) => names.filter((name) => !/\d/.test(name)));

function otherLine(writer: Writer) {
  const [place, kind = '', clear, texts = ''] = weighed(writer, others);
  const values = { bare: pick(writer, bare), h: '##' };
  const text = filled(writer, pick(writer, phrases(texts)), values);
  return { place, line: { text, truth: null, isClear: clear === 'clear', kinds: [kind] } };
}

/** The lines with the writer's marks, and numbers where they are numbered. */
function marked(writer: Writer, lines: readonly WrittenLine[]): readonly WrittenLine[] {
  if (!writer.mark || writer.layout === 'table') return lines;
  let number = 0;
  return lines.map((line) => {
    if (!line.truth && !/no price|lone/.test(line.kinds.join())) return line;
    number += 1;
    const mark = /^\d/.test(line.text) ? writer.mark.replace(/\}[.-]/, '})') : writer.mark;
    return { ...line, text: `${mark.replace('{i}', String(number))} ${line.text}` };
  });
}

function chatted(writer: Writer, lines: readonly WrittenLine[]): readonly WrittenLine[] {
  const d = date(writer).slice(0, 5);
  const prefix = (at: number) => `${filled(writer, writer.chat, { d, m: String(10 + at * 2) })} `;
  const inChat = (line: WrittenLine, at: number) =>
    line.text ? { ...line, text: prefix(at) + line.text, kinds: [...line.kinds, 'chat'] } : line;
  return writer.chat ? lines.map(inChat) : lines;
}

/** @param random answers from 0 to below 1 */
export function writeList(random: () => number): WrittenList {
  const size = 2 + Math.floor(random() * 14);
  const hand = { random };
  const drawn = Object.entries(habits).map(([habit, table]) => [habit, weighedCell(hand, table)]);
  const person: Writer = { ...hand, ...inkOf(hand), ...Object.fromEntries(drawn) };
  const isTable = person.layout === 'table' && size > 4;
  const writer = { ...person, layout: isTable ? 'table' : person.layout.replace('table', 'line') };
  const head = isTable ? ['| Material | Preço |', pick(hand, ['|---|---|', '| --- | ---: |'])] : [];
  const heads = head.map((text) => ({ text, truth: null, isClear: true, kinds: ['table head'] }));
  const most = Math.floor(size / 2) - heads.length;
  const rest = Array.from({ length: Math.floor(random() * (most + 1)) }, () => otherLine(writer));
  const placed = (at: string) => rest.filter((one) => one.place === at).map(({ line }) => line);
  const lines = Array.from({ length: size - rest.length - heads.length }, () => pricedLine(writer));
  for (const line of placed('between')) {
    const text = isTable ? `| ${line.text} | |` : line.text;
    lines.splice(Math.floor(random() * lines.length), 0, { ...line, text });
  }
  const all = [...placed('first'), ...heads, ...marked(writer, lines), ...placed('last')];
  const written = chatted(writer, all);
  return { text: written.map(({ text }) => text).join('\n'), lines: written };
}

/** A small seeded generator (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
