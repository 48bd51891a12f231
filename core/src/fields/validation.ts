import { formatCount } from '../numbers/formats.ts';

export const validationMessages = {
  required: 'Campo obrigatório',
  requiredFields: 'Preencha todos os campos obrigatórios',
  materialMissing: 'Escreva o nome de pelo menos um material',
  invalid: 'Valor inválido',
  unknownField: 'Campo desconhecido',
  invalidOption: 'Escolha uma das opções da lista',
  invalidCharacters: 'Retire quebras de linha e caracteres invisíveis',
  invisibleCharacters: 'Retire os caracteres invisíveis',
  linkInName: 'Escreva só o nome, sem links nem endereços de email',
  notText: 'Informe um texto',
  notNumber: 'Informe um número',
  numberTooLarge: 'Número grande demais',
  notBoolean: 'Informe sim ou não',
  notList: 'Informe uma lista',
  notObject: 'Informe um conjunto de campos',
  email: 'Email inválido',
  passwordMissing: 'Informe a senha',
  passwordTooShort: 'A senha deve ter pelo menos 6 caracteres',
  passwordTooLong: 'A senha deve ter no máximo 128 caracteres',
  passwordsDiffer: 'As senhas não coincidem',
  userName: 'Nome deve ter no máximo 100 caracteres',
  twoFactorCode: 'Informe os 6 números do código',
  recoveryCode: 'Informe um dos códigos de recuperação',
  oneCode: 'Informe o código do aplicativo ou um código de recuperação',
  craftType: 'Selecione o tipo de artesanato que você faz',
  craftCategory: 'Selecione a categoria do produto',
  catalogueMaterialPrice: 'Preço deve estar entre R$ 0.01 e R$ 99999.99',
  unitType: 'Selecione o tipo de unidade',
  idempotencyKey: 'A chave do pedido deve ser um UUID',
  supportName: 'Nome é obrigatório',
  supportSubject: 'Assunto é obrigatório',
  supportSubjectTooLong: 'Assunto deve ter no máximo 150 caracteres',
  supportMessage: 'Mensagem é obrigatória',
  supportMessageTooLong: 'Mensagem deve ter no máximo 5.000 caracteres',
} as const;

export const priceMessages = {
  two: 'Informe o preço por unidade ou o pacote, não os dois',
  otherDimension: 'Escolha uma unidade do mesmo tipo: comprimento com comprimento, peso com peso',
  unknownMaterial: 'Este material não está no seu catálogo',
  tooHigh: 'O preço final passa de R$ 9.999.999,99',
} as const;

export function tooManyDecimals(decimals: number): string {
  if (decimals === 0) return 'Use um número inteiro';
  return `Use no máximo ${formatCount(decimals, 'casa decimal', 'casas decimais')}`;
}
