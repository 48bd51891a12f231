import { formatMoney } from '../numbers/formats.ts';
import { amountText } from '../pricing/price-text.ts';
import { parseDecimal } from '../typed/parse-decimal.ts';
import type { UnitTypeId } from '../units/unit-types.ts';

export const templateWords = {
  failed: 'Não foi possível abrir os modelos',
  search: 'Buscar modelos',
  everyCraft: 'Todas as categorias',
  none: 'Nenhum modelo com essa busca.',
  own: 'Seu modelo',
  skip: 'Pular',
  next: 'Próximo',
  fill: 'Preencher',
  howMuch: (name: string) => `Quanto custa: ${name}?`,
  save: 'Salvar como modelo',
  saved: 'Modelo salvo. Ele aparece em “Começar de um modelo”, na Calculadora.',
  saveFailed: 'Não foi possível salvar o modelo',
  readOnly: 'Seus modelos ficam guardados. Começar de um deles é do Plano Pro.',
  removeTitle: 'Excluir modelo',
  removeFailed: 'Não foi possível excluir o modelo',
} as const;

export const confirmRemoval = (name: string) =>
  `Tem certeza que deseja excluir o modelo "${name}"?`;

export const stepText = (step: number, of: number) => `Preço ${step} de ${of}`;

/** 'Esta peça usa 85 g.', of a quantity as a form shows it. */
export const usesText = (quantity: string, unit: UnitTypeId) =>
  `Esta peça usa ${amountText(parseDecimal(quantity) ?? quantity, unit)}.`;

/** What takes the usual price into the field. */
export const takeUsualPrice = (price: number) => `Usar ${formatMoney(price)}`;

export const usualPriceText = (price: number, content: string, unit: UnitTypeId) =>
  `Costuma sair por volta de ${formatMoney(price)} por ${amountText(parseDecimal(content) ?? content, unit)}.`;
