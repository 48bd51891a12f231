export const accountLabels = {
  name: 'Nome completo',
  email: 'Email',
  password: 'Senha',
  confirmPassword: 'Confirmar senha',
  newPassword: 'Nova senha',
  confirmNewPassword: 'Confirmar nova senha',
  currentPassword: 'Senha atual',
  newEmail: 'Novo email',
  craftType: 'Tipo de artesanato',
  state: 'Estado',
  businessType: 'Tipo de negócio',
} as const;

export const accountToasts = {
  signedUp: 'Conta criada com sucesso! Verifique seu email para confirmar.',
  signedIn: 'Login realizado com sucesso!',
  signedOut: 'Você saiu da sua conta. Até logo!',
  confirmationResent: 'Email de confirmação reenviado com sucesso!',
  recoverySent: 'Email de recuperação enviado com sucesso!',
  passwordReset: 'Senha redefinida com sucesso!',
  settingsSaved: 'Configurações salvas com sucesso!',
  passwordChanged: 'Senha alterada com sucesso!',
  twoFactorEnabled: 'Verificação em duas etapas ativada!',
  twoFactorDisabled: 'Verificação em duas etapas desativada.',
  recoveryCodesRenewed: 'Novos códigos de recuperação criados. Os antigos não valem mais.',
  newEmailResent: 'Link reenviado.',
  newEmailCanceled: 'A troca de email foi cancelada.',
  googleUnlinked: 'Google desvinculado da sua conta.',
  sessionEnded: 'Sessão encerrada.',
  otherSessionsEnded: 'Os outros aparelhos foram desconectados.',
  deleted: 'Conta deletada com sucesso.',
} as const;

export const signOutTexts = {
  question:
    'Tem certeza que deseja sair? Você precisará fazer login novamente para acessar sua conta.',
  keep: 'Sair e guardar neste aparelho',
  discards: 'Sem guardar, isso será apagado deste aparelho.',
} as const;

/** Notes below the toast accountToasts.signedOut. */
export const signedOutNotes = {
  stored: 'O que não foi salvo ficou guardado neste aparelho.',
  reportedLater: 'O servidor será avisado assim que a conexão voltar.',
} as const;

export const accountWords = {
  terms: 'Termos de Uso',
  privacy: 'Política de Privacidade',
  spam: 'Não chegou? Verifique também a caixa de spam.',
  google: 'Entrar com Google',
  newPassword: 'Criar nova senha',
  twoFactor: 'Verificação em duas etapas',
  recoveryCodes: 'Códigos de recuperação',
  newRecoveryCodes: 'Criar novos códigos',
  endOtherSessions: 'Sair dos outros aparelhos',
} as const;
