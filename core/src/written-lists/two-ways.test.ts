import { describe, expect, test } from 'vitest';
import { cellsOfText } from './cells-of-text.ts';
import { pastedAmount, pastedPrice } from './paste-texts.ts';
import { readPastedRows } from './pasted-rows.ts';
import { readingOf, sheetLinesOf } from './read-line.ts';
import { groupByProduct, materialOfLine, productOfLines } from './sheet-rows.ts';
import { readTable } from './table.ts';

function tableOf(list: string) {
  const table = readTable(cellsOfText(list), {});
  const columns = table.columns.map(({ meaning }) => meaning);
  const lines = sheetLinesOf(columns, table.lines);
  return { table, lines, reading: readingOf(table, {}) };
}

/** 'Lã: 12.5 metro', 'Lã: 45 por 500 grama', 'Lã: ?' where it is asked or refused. */
function imported(list: string): string[] {
  const { table, lines, reading } = tableOf(list);
  const rows = lines.map((line, at) => {
    const { name, content } = materialOfLine(line, undefined, reading);
    const options = table.lines[at]?.open?.options.join(' / ').replaceAll('\u00a0', ' ');
    if (!content) return `${name}: ?${options ? ` ${options}` : ''}`;
    const { unitPrice, unitType, pack } = content;
    return pack
      ? `${name}: ${pack.price} por ${pack.content} ${pack.unit}`
      : `${name}: ${unitPrice} ${unitType}`;
  });
  return [...table.unsettled.map((id) => `asks ${id}`), ...rows];
}

describe('a list comes out right, or asks', () => {
  test.each<[string, ...string[]]>([
    ['Barbante nº 6 R$ 18,50', 'Barbante nº 6: 18.5 unidade'],
    ['Linha Cléa 1000 R$ 12,90', 'Linha Cléa 1000: 12.9 unidade'],
    ['Cartela com 12 R$ 3,60', 'Cartela com 12: 3.6 por 12 unidade'],
    ['Linha Anne R$ 22,9\nBarbante R$ 18,5', 'Linha Anne: 22.9 unidade', 'Barbante: 18.5 unidade'],
    ['Linha Anne 22,90.', 'Linha Anne: 22.9 unidade'],
    ['R$ 22,90 - Linha Anne', 'Linha Anne: 22.9 unidade'],
    ['Fita 2,5m R$ 8,00', 'Fita: 8 por 2.5 metro'],
    ['Material,Preço\nLinha,22,90', 'Linha: 22.9 unidade'],
    ['Material,Quantidade,Preço\nLinha,2,5,22,90\nFio,1,9,90', 'Linha: ?', 'Fio: ?'],
    ['1/2 metro de feltro 9,90', 'feltro: 9.9 por 0.5 metro'],
    ['1 metro e meio de fita 4,50', 'fita: 4.5 por 1.5 metro'],
    ['½ kg de argila 8,00', 'argila: 8 por 0.5 quilograma'],
    ['1m50 de viés 4,00', 'viés: 4 por 1.5 metro'],
    ['Linha de R$ 25,90 por R$ 19,90', 'Linha: 19.9 unidade'],
    ['Linha ~R$ 25,00~ R$ 18,50', 'Linha: 18.5 unidade'],
    ['Máquina 10x de R$ 89,90', 'Máquina: ? R$ 899,00 / 10 un: R$ 89,90 por unidade'],
    ['Botões 5 por R$ 10,00', 'Botões: 10 por 5 unidade'],
    ['Preço;Estoque;Preço de custo;Produto\n9,00;4;5,00;Lã', 'Lã: 5 unidade'],
    ['Produto;Preço;Preço promocional;Custo\nLã;9,00;8,00;5,00', 'Lã: 5 unidade'],
    ['Produto;Preço;Preço promocional\nLã;9,00;8,00', 'asks unitPrice', 'Lã: ?'],
    ['Material;Preço por grama\nCorante;0,0062', 'Corante: 6.2 por 1000 grama'],
    ['Linha 5,00\nLoja do Fio (11) 98765-4321\nCNPJ 12.345.678/0001-90', 'Linha: 5 unidade'],
    ['Linha 5,00\nBotão ref 8990-5', 'Linha: 5 unidade', 'Botão ref 8990-5: ?'],
    ['Linha 5,00\nDesconto -5,00\nBotão R$ -2,00', 'Linha: 5 unidade', 'Botão: ?'],
    ['[10:15, 28/11/2026] Maria: Linha 5,00', 'Linha: 5 unidade'],
    ['[28/11 10:15] Maria: Linha 5,00', 'Linha: 5 unidade'],
    ['EVA 40 x 60cm 2,50', 'EVA 40 x 60cm: 2.5 unidade'],
    ['Zíper 20cm 1,90', 'Zíper 20cm: 1.9 unidade'],
    ['Zíper 20cm R$ 1,80 / 30cm R$ 2,20', 'Zíper 20cm / 30cm: ? R$ 1,80 / R$ 2,20'],
    ['codigo;produto;descricao;preco\n1;Lã;fofa;5,00', 'Lã: 5 unidade'],
    ['codigo,tipo,preco,obs\n1,fio,5.00,azul', 'asks material', ': ?'],
    ['Almacén,Descripción,Clave\nNorte,Lã,1234', 'asks material', 'asks unitPrice', ': ?'],
    ['Material;Conteúdo;Preço\nLã;254 m;18,90', 'Lã: 18.9 por 254 metro'],
    ['Material;Embalagem;Preço\nLã;1 kg;18,90', 'Lã: 18.9 por 1 quilograma'],
    ['Material;Vem quanto;Preço\nLã;254 m;18,90', 'Lã: 18.9 por 254 metro'],
    ['Material;Tamanho;Preço\nZíper;20 cm;1,90', 'Zíper: 1.9 unidade'],
    ['feltro vermelho 1,4m x 1m R$22', 'feltro vermelho: 22 por 1.4 metro-quadrado'],
    ['1- Linha R$ 5,00\n[ ] Fio 6,00', 'Linha: 5 unidade', 'Fio: 6 unidade'],
    ['Linha → R$ 22,90', 'Linha: 22.9 unidade'],
    ['Olhos com trava 9mm (pacote c/ ) 5,00', 'Olhos com trava 9mm: 5 unidade'],
    ['Material;Preço\nBotão;12 por 3,60\nZíper;1,80 / 2,20', 'Botão: ?', 'Zíper: ?'],
    ['Material;Embalagem;Preço\nCola;frasco 500 ml;22,00', 'Cola: 22 por 500 mililitro'],
    ['Material;Peso;Preço\nLã;100;11,50\nFio;100 g;9,00', 'Lã: ?', 'Fio: 9 por 100 grama'],
    ['Pote 250ml R$ 4,50', 'Pote 250ml: ? R$ 4,50 por unidade / R$ 4,50 por 250 mL'],
    ['Material,Preço\nLã,12.90\nTorno,1.299', 'Lã: 12.9 unidade', 'Torno: ?'],
    ['Barbante 8 fios 700g 21,9', 'Barbante 8 fios: 21.9 por 700 grama'],
    ['fibra R$ 3,20 por 100 gramas', 'fibra: 3.2 por 100 grama'],
    ['Corante 3,00 a cada 10 ml', 'Corante: 3 por 10 mililitro'],
    ['Couro R$ 45,00/m2', 'Couro: 45 metro-quadrado'],
    ['fita (metro) 2,50', 'fita: 2.5 metro'],
    ['Cola 3M R$ 49,90', 'Cola 3M: 49.9 unidade'],
    ['Papel A4 1/2 folha R$ 0,50', 'Papel A4: 0.5 por 0.5 folha'],
    ['2½ m de fita R$ 5,00', 'fita: 5 por 2.5 metro'],
    ['2 m e 50 de elástico R$ 5,00', 'elástico: 5 por 2.5 metro'],
    ['Linha R$ 22 90\nFio R$ 9,00 -10%', 'Linha 90: ?', 'Fio -10%: ?'],
    ['Linha US$ 5,00\nFio € 3,50', 'Linha US$ 5,00: ?', 'Fio € 3,50: ?'],
    ['Máquina 3x sem juros de R$ 100,00', 'Máquina: ? R$ 300,00 / 3 un: R$ 100,00 por unidade'],
    ['Feltro 1/2 m e fita 1 m R$ 12,00', 'Feltro e fita 1 m: ?'],
    ['kit 6 tintas 37ml 24,00', 'kit 6 tintas: ? R$ 24,00 por 6 un / R$ 24,00 por 222 mL'],
    ['| Material | Preço |\n|---|---|\n| Linha | 5,00 |', 'Linha: 5 unidade'],
  ])('%j', (list, ...expected) => {
    expect(imported(list)).toEqual(expected);
  });

  test.each([
    ['Tempo (min)', '8:33', null],
    ['Tempo (min)', '30', 0.5],
    ['Tempo (dias)', '3', null],
    ['Horas;Minutos', '1;30', 1.5],
  ])('%s of %s: %s h', (heading, cell, hours) => {
    const { lines, reading } = tableOf(
      `Produto;${heading};Material;Quantidade;Preço\nEcobag;${cell};Lona;1;8,00`,
    );
    const defaults = {
      craftCategory: 'outros',
      hourlyRate: 25,
      marginPercentage: 100,
      fixedCosts: 0,
    };
    const read = groupByProduct(lines).map((group) =>
      productOfLines(group, { ...defaults, craftCategory: 'outros' }, undefined, reading),
    );
    expect(read.map(({ content }) => content?.productionTime ?? null)).toEqual([hours]);
  });

  test('and comes out the same where it is pasted', () => {
    const rows = readPastedRows('Fita 2,5m R$ 8,00\n1/2 metro de feltro 9,90')?.rows ?? [];
    expect(rows.map((row) => [row.name, pastedAmount(row), pastedPrice(row)].join(' '))).toEqual([
      'Fita 2,5\u00a0m 8,00 por 2,5\u00a0m',
      'feltro 0,5\u00a0m 9,90 por 0,5\u00a0m',
    ]);
    expect(readPastedRows('Fita 2,5m R$ 8,00')).toMatchObject({ rows: [{ name: 'Fita' }] });
    const pasted = readPastedRows('Linha 5,00\nZíper R$ 1,80 / R$ 2,20');
    expect(pasted).toMatchObject({ open: [{ count: 1, isAnswered: false }], needsReview: true });
  });
});
