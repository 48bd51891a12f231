import { type ErrorText, notCompleted, titled } from '../error-text.ts';

const signIn = 'Não foi possível entrar';

export const accountErrors = {
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

  ...titled(notCompleted, {
    account_delete_failed: 'Erro ao deletar conta. Tente novamente.',
  }),
} as const satisfies Record<string, ErrorText>;

export function signUpErrorMessage(message: string): string {
  return `${accountErrors.sign_up_failed.detail}: ${message}`;
}
