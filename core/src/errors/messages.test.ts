import { describe, expect, it } from 'vitest';
import { signUpErrorMessage } from '../account/account-errors.ts';
import { catalogueFields } from '../catalogue/catalogue-fields.ts';
import { deleteMaterialQuestion } from '../catalogue/catalogue-texts.ts';
import { materialAddedToast } from '../catalogue/known-material-texts.ts';
import { boundsMessage, tooManyMaterials } from '../fields/bounds-message.ts';
import { tooManyDecimals } from '../fields/validation.ts';
import { rateChangedNote } from '../pricing/price-notes.ts';
import {
  materialFields,
  packedMaterialFields,
  packFields,
  productFields,
} from '../products/product-fields.ts';
import { deleteProductQuestion } from '../products/product-texts.ts';
import { rowsPastedToast } from '../written-lists/paste-texts.ts';
import { errorMessages, isErrorCode } from './errors.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('texts that are put together', () => {
  it.each([
    [
      errorMessages.product_limit_reached.detail,
      'Limite de 5 produtos atingido no plano gratuito!',
    ],
    [
      errorMessages.material_limit_reached.detail,
      'Limite de 10 materiais por produto atingido no plano gratuito!',
    ],
    [signUpErrorMessage('Email inválido'), 'Erro ao criar conta: Email inválido'],
    [materialAddedToast('Fio'), 'Material "Fio" adicionado!'],
    [rowsPastedToast({ placed: 1, total: 1, adjusted: 0 }), '1 material colado.'],
    [rowsPastedToast({ placed: 3, total: 3, adjusted: 0 }), '3 materiais colados.'],
    [
      rowsPastedToast({ placed: 1, total: 3, adjusted: 1 }),
      '1 de 3 materiais colados. 1 valor foi ajustado: confira.',
    ],
    [
      rowsPastedToast({ placed: 3, total: 3, adjusted: 2 }),
      '3 materiais colados. 2 valores foram ajustados: confira.',
    ],
    [deleteProductQuestion('Urso'), 'Tem certeza que deseja excluir "Urso"?'],
    [deleteMaterialQuestion('Fio'), 'Tem certeza que deseja excluir o material "Fio"?'],
    [rateChangedNote('40', 25), 'Preço calculado com R$ 40,00/h; hoje seu valor é R$ 25,00/h'],
    [tooManyDecimals(4), 'Use no máximo 4 casas decimais'],
    [tooManyDecimals(1), 'Use no máximo 1 casa decimal'],
    [tooManyDecimals(0), 'Use um número inteiro'],
    [tooManyMaterials(500), 'Informe no máximo 500 materiais'],
    [boundsMessage(materialFields.quantity), 'Quantidade deve ser maior que 0 e no máximo 9.999'],
    [
      boundsMessage(packedMaterialFields.quantity),
      'Quantidade deve ser maior que 0 e menor que 1.000.000',
    ],
    [
      boundsMessage(packFields.content),
      'Conteúdo do pacote deve ser maior que 0 e menor que 1.000.000',
    ],
    [boundsMessage(productFields.batchSize), 'Número de peças deve estar entre 1 e 9.999'],
    [
      boundsMessage(productFields.chosenPrice),
      'Preço que você quer cobrar deve ser maior que 0 e no máximo R$ 9.999.999,99',
    ],
    [
      boundsMessage(materialFields.unitPrice),
      'Preço unitário deve estar entre R$ 0,00 e R$ 99.999,99',
    ],
    [
      boundsMessage(productFields.productionTime),
      'Tempo de produção deve ser maior que 0 e no máximo 1.000 horas',
    ],
    [
      boundsMessage(productFields.fixedCosts),
      'Custos fixos devem estar entre R$ 0,00 e R$ 10.000,00',
    ],
    [
      boundsMessage(productFields.hourlyRate),
      'Valor da hora deve estar entre R$ 10,00 e R$ 100,00',
    ],
    [
      boundsMessage(productFields.marginPercentage),
      'Margem sobre o custo deve estar entre 10% e 300%',
    ],
    [boundsMessage(productFields.name), 'Nome deve ter entre 2 e 100 caracteres'],
    [boundsMessage(materialFields.name), 'Nome do material deve ter no máximo 50 caracteres'],
    [boundsMessage(catalogueFields.name), 'Nome deve ter entre 2 e 100 caracteres'],
    [boundsMessage(catalogueFields.unitPrice), 'Preço deve estar entre R$ 0.01 e R$ 99999.99'],
  ])('says %j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });
});

describe('isErrorCode', () => {
  it.each([
    ['validation_failed', true],
    ['toString', false],
    ['', false],
  ])('says of %j: %s', (code, expected) => {
    expect(isErrorCode(code)).toBe(expected);
  });
});
