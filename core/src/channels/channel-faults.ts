import { maxBands, maxChannels, maxProductChannels } from './channel-fields.ts';

/** What is wrong with the fees of a channel. */
export const channelFaults = {
  noBands: 'Informe pelo menos uma faixa de comissão',
  tooManyBands: `Informe no máximo ${maxBands} faixas`,
  firstBand: 'A primeira faixa começa em R$ 0,00',
  fallingBands: 'Cada faixa começa acima da anterior',
  minAboveCap: 'A comissão mínima não pode passar da máxima',
  nothingLeft: 'Comissão, taxa do pagamento e imposto juntos precisam ficar abaixo de 100%',
  day: 'Informe um dia, como 2026-11-25',
  feeTable: 'Informe o nome da tabela de taxas',
  tooManyChosen: `Escolha no máximo ${maxProductChannels} lugares`,
  tooManyOff: `Desligue no máximo ${maxChannels} lugares`,
  chosenTwice: 'Este lugar já está na lista',
  unknown: 'Este lugar não está entre os seus',
  salePrice: 'Nesse lugar, o preço vai de R$ 0,01 a R$ 999.999,99',
} as const;
