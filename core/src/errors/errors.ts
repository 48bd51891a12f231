import { plans } from '../plans/plans.ts';

export interface ErrorText {
  readonly title: string;
  readonly detail: string;
}

const signIn = 'Não foi possível entrar';
const product = 'Não foi possível concluir';

export const titled = <Code extends string>(
  title: string,
  details: Readonly<Record<Code, string>>,
): Readonly<Record<Code, ErrorText>> =>
  Object.fromEntries(
    Object.entries<string>(details).map(([code, detail]) => [code, { title, detail }]),
  ) as Record<Code, ErrorText>;

/** Every error by its code, which never changes: those of the API and those of the screens. */
export const errorMessages = {
  // Sign-up
  ...titled('Não foi possível criar a conta', {
    email_already_confirmed: 'Este email já está cadastrado e confirmado. Tente fazer login.',
    email_not_confirmed_resent:
      'Esta conta já existe mas o email não foi confirmado. Enviamos um novo email de confirmação para você.',
    email_already_registered:
      'Este email já está cadastrado. Tente fazer login ou recuperar sua senha.',
    password_too_short: 'A senha deve ter pelo menos 6 caracteres.',
    email_invalid: 'Email inválido. Verifique o endereço digitado.',
    sign_up_failed: 'Erro ao criar conta',
  }),

  // Login
  ...titled(signIn, {
    user_lookup_failed: 'Erro ao verificar usuário. Tente novamente.',
    email_not_found:
      'Email não encontrado. Verifique se você já possui uma conta ou crie uma nova.',
    email_not_confirmed:
      'Email não confirmado. Verifique sua caixa de entrada e clique no link de confirmação para ativar sua conta.',
    invalid_credentials: 'Email ou senha incorretos. Verifique seus dados e tente novamente.',
    too_many_requests:
      'Muitas tentativas de login. Aguarde alguns minutos antes de tentar novamente.',
    sign_in_failed: 'Erro ao fazer login',
    unauthenticated: 'Faça login para continuar.',
  }),

  // Email confirmation
  ...titled('Não foi possível confirmar o email', {
    confirmation_token_missing: 'Token de confirmação não encontrado.',
    confirmation_token_invalid:
      'Este link de confirmação expirou ou já foi usado. Peça um novo email de confirmação.',
    confirmation_failed: 'Erro ao confirmar email',
    confirmation_internal: 'Erro interno do servidor',
    confirmation_resend_failed: 'Erro ao reenviar email de confirmação',
    confirmation_resend_unexpected: 'Erro ao reenviar email. Tente novamente.',
  }),

  // Password recovery
  ...titled('Não foi possível redefinir a senha', {
    recovery_failed: 'Erro ao enviar email de recuperação. Tente novamente.',
    reset_failed: 'Erro ao redefinir senha. Tente novamente.',
    reset_token_missing: 'Token de recuperação não encontrado',
    reset_token_invalid: 'Link de recuperação inválido ou expirado',
  }),

  // Settings and sessions
  wrong_password: {
    title: 'Não foi possível alterar',
    detail: 'Senha incorreta. Verifique e tente novamente.',
  },

  // Second factor
  two_factor_code_invalid: {
    title: 'Código não aceito',
    detail:
      'Código incorreto ou já usado. Espere o próximo código do aplicativo e tente novamente.',
  },
  two_factor_expired: { title: signIn, detail: 'A verificação demorou demais. Entre novamente.' },

  // Sign-in with Google
  ...titled(signIn, {
    google_unavailable: 'O Google não respondeu. Tente novamente ou entre com email e senha.',
    google_sign_in_failed: 'Não conseguimos entrar com o Google. Tente novamente.',
    google_cancelled: 'Você cancelou a entrada com o Google.',
    google_email_unverified:
      'O Google ainda não verificou o email desta conta. Verifique-o no Google ou crie sua conta com email e senha.',
    google_email_unconfirmed:
      'Já existe uma conta com este email, ainda não confirmada. Confirme o email e depois entre com o Google.',
  }),

  // Support
  support_failed: {
    title: 'Mensagem não enviada',
    detail: 'Erro ao enviar mensagem. Tente novamente.',
  },

  // Products
  ...titled(product, {
    product_save_failed: 'Erro ao salvar produto',
    product_update_failed: 'Erro ao atualizar produto',
    product_delete_failed: 'Erro ao excluir produto',
    product_duplicate_failed: 'Erro ao duplicar produto',
    product_not_found: 'Produto não encontrado',
    product_id_missing: 'ID do produto não encontrado',
    product_already_stored:
      'Este produto já foi salvo, e depois alterado ou excluído. Confira a sua lista de produtos.',
    product_changed:
      'Este produto foi alterado em outra aba ou aparelho. Confira os dados antes de salvar de novo.',
  }),
  ...titled('Limite do plano', {
    product_limit_reached: `Limite de ${plans.free.limits.products} produtos atingido no plano gratuito!`,
    material_limit_reached: `Limite de ${plans.free.limits.materialsPerProduct} materiais por produto atingido no plano gratuito!`,
  }),

  // Materials catalogue
  ...titled(product, {
    catalogue_load_failed: 'Erro ao carregar materiais',
    catalogue_add_failed: 'Erro ao adicionar material',
    catalogue_update_failed: 'Erro ao atualizar material',
    catalogue_duplicate_failed: 'Erro ao duplicar material',
    catalogue_material_not_found: 'Material não encontrado',
    catalogue_already_stored:
      'Este material já foi salvo, e depois alterado ou excluído. Confira o seu catálogo.',
    catalogue_material_changed:
      'Este material foi alterado em outra aba ou aparelho. Confira os dados antes de salvar de novo.',
  }),

  // Plan and account
  ...titled(product, {
    account_delete_failed: 'Erro ao deletar conta. Tente novamente.',
    checkout_failed: 'Erro ao criar sessão de pagamento',
    checkout_url_missing: 'URL de checkout não recebida',
  }),
  ...titled('Plano Pro', {
    already_pro: 'Você já está no plano Pro!',
    pro_required: 'Este recurso é exclusivo do plano Pro',
  }),

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

/** Of what failed without one, and was not tried again. */
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

export function signUpErrorMessage(message: string): string {
  return `${errorMessages.sign_up_failed.detail}: ${message}`;
}
