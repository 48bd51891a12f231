import { accountErrors } from '../account/account-errors.ts';
import { catalogueErrors } from '../catalogue/catalogue-errors.ts';
import { type ErrorText, titled } from '../error-text.ts';
import { planErrors } from '../plans/plan-errors.ts';
import { productErrors } from '../products/product-errors.ts';
import { supportErrors } from '../support/support-texts.ts';

/** Every error by its code, which never changes: those of the API and those of the screens. */
export const errorMessages = {
  ...accountErrors,
  ...supportErrors,
  ...productErrors,
  ...catalogueErrors,
  ...planErrors,

  // Any call
  validation_failed: {
    title: 'Dados inválidos',
    detail: 'Alguns campos precisam de correção. Verifique e tente novamente.',
  },
  not_found: { title: 'Não encontrado', detail: 'O que você procura não existe ou foi movido.' },
  request_timeout: {
    title: 'Tempo esgotado',
    detail: 'O envio demorou demais. Verifique sua conexão e tente novamente.',
  },
  ...titled('Erro inesperado', {
    internal_error: 'Erro inesperado. Tente novamente.',
    unexpected_error: 'Ocorreu um erro inesperado',
  }),
  part_load_failed: {
    title: 'Não foi possível abrir',
    detail: 'Não foi possível abrir esta parte. Verifique sua conexão e tente de novo.',
  },
  ...titled('Serviço indisponível', {
    database_unavailable: 'Estamos com uma instabilidade. Tente novamente em alguns instantes.',
    shutting_down: 'Estamos reiniciando. Tente novamente em alguns instantes.',
  }),
  network_unavailable: {
    title: 'Sem conexão',
    detail: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
  },
} as const satisfies Record<string, ErrorText>;

export const offlineNote = 'Você está sem conexão.';

/** The note of what failed without a connection, and was not tried again. */
export const backOnlineNote = 'A conexão voltou.';

export type ErrorCode = keyof typeof errorMessages;

const manyEmails =
  'Já enviamos vários emails. Verifique o spam e aguarde um pouco antes de pedir outro.';

const manySignUps = 'Muitos cadastros em pouco tempo. Aguarde um pouco antes de tentar novamente.';

const manyFiles = 'Muitos arquivos em pouco tempo. Aguarde alguns minutos e tente novamente.';

export const tooManyRequestsDetails = {
  signIn: errorMessages.too_many_requests.detail,
  signUp: manySignUps,
  signUpCheck: manySignUps,
  resend: manyEmails,
  recovery: manyEmails,
  reset: 'Muitas tentativas de redefinir a senha. Aguarde um pouco antes de tentar novamente.',
  confirmation: 'Muitas tentativas de confirmação. Aguarde um pouco antes de tentar novamente.',
  secondStep: 'Muitas tentativas de código. Aguarde alguns minutos antes de tentar novamente.',
  support: 'Você já enviou várias mensagens. Aguarde um pouco antes de enviar outra.',
  ownPassword: 'Muitas tentativas de senha. Aguarde alguns minutos antes de tentar novamente.',
  ownEmails: manyEmails,
  payment: 'Muitas tentativas de pagamento. Aguarde alguns minutos antes de tentar novamente.',
  creation:
    'Você cadastrou muitos itens em pouco tempo. Aguarde alguns minutos antes de cadastrar mais.',
  movements:
    'Você registrou muitos movimentos em pouco tempo. Aguarde alguns minutos e tente novamente.',
  workshopFiles: manyFiles,
  workshopImports: 'Você já importou vários arquivos hoje. Amanhã você pode importar outros.',
  sheets: manyFiles,
  work: 'Você pediu muito trabalho de uma vez. Aguarde alguns minutos e tente novamente.',
  backups: 'Você já fez vários backups hoje. Amanhã você pode fazer outros.',
} as const;

/** The message of a 429 when it is others, or other calls, that there are too many of. */
export const crowdedDetails = {
  calls: 'Há pedidos demais ao mesmo tempo. Aguarde alguns segundos e tente novamente.',
  versions: 'Você já salvou alterações demais hoje. Amanhã você pode salvar outras.',
  passwords: 'Há muita gente entrando ao mesmo tempo. Aguarde alguns segundos e tente novamente.',
} as const;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorMessages, code);
}
