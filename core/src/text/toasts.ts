export const toasts = {
  signUpSuccess: 'Conta criada com sucesso! Verifique seu email para confirmar.',
  signInSuccess: 'Login realizado com sucesso!',
  signOutSuccess: 'Você saiu da sua conta. Até logo!',
  confirmationResent: 'Email de confirmação reenviado com sucesso!',
  recoverySent: 'Email de recuperação enviado com sucesso!',
  passwordReset: 'Senha redefinida com sucesso!',
  supportSent: 'Mensagem enviada com sucesso!',
  productSaved: 'Produto salvo com sucesso!',
  productUpdated: 'Produto atualizado com sucesso!',
  productDeleted: 'Produto excluído com sucesso!',
  productDuplicated: 'Produto duplicado com sucesso!',
  nearProductLimit: 'Você está próximo do limite de produtos. Considere fazer upgrade!',
  shareCopied: 'Informações copiadas para a área de transferência!',
  catalogueMaterialAdded: 'Material adicionado com sucesso',
  catalogueMaterialUpdated: 'Material atualizado com sucesso',
  catalogueMaterialDeleted: 'Material excluído com sucesso',
  catalogueMaterialDuplicated: 'Material duplicado com sucesso',
  materialStored: 'Material guardado no catálogo',
  deletionUndone: 'Exclusão desfeita',
  deletionNotUndone: 'Não foi possível desfazer a exclusão',
  settingsSaved: 'Configurações salvas com sucesso!',
  passwordChanged: 'Senha alterada com sucesso!',
  twoFactorEnabled: 'Verificação em duas etapas ativada!',
  twoFactorDisabled: 'Verificação em duas etapas desativada.',
  sessionEnded: 'Sessão encerrada.',
  otherSessionsEnded: 'Os outros aparelhos foram desconectados.',
  accountDeleted: 'Conta deletada com sucesso.',
  upgradeSuccess: 'Upgrade realizado com sucesso! Boas-vindas ao plano Pro!',
  paymentCanceled: 'Pagamento cancelado. Você pode tentar novamente quando quiser.',
  alreadyPro: 'Você já está no plano Pro!',
} as const;

/** Below signOutSuccess. */
export const signedOutNotes = {
  kept: 'O que não foi salvo ficou guardado neste aparelho.',
  toldLater: 'O servidor será avisado assim que a conexão voltar.',
} as const;

export const newVersion = {
  message: 'Há uma nova versão da Artesa.',
  action: 'Atualizar',
} as const;

export const asideNote = {
  message: 'Esta é a versão salva. A que você digitou está guardada.',
  action: 'Voltar à minha versão',
} as const;

export function rowRemovedToast(name: string): string {
  return name.trim() === '' ? 'Material removido.' : `Material "${name.trim()}" removido.`;
}

export const confirmations = {
  signOut:
    'Tem certeza que deseja sair? Você precisará fazer login novamente para acessar sua conta.',
  signOutKeeping: 'Sair e guardar neste aparelho',
  signOutDiscards: 'Sem guardar, isso será apagado deste aparelho.',
  unsavedChanges: 'Você tem alterações não salvas. Deseja continuar?',
  measuredTime: 'O tempo que o cronômetro mediu neste aparelho será apagado.',
  freeMaterials: 'Sem preço: foi de graça?',
  deleteProduct: (name: string) => `Tem certeza que deseja excluir "${name}"?`,
  deleteCatalogueMaterial: (name: string) => `Tem certeza que deseja excluir o material "${name}"?`,
} as const;
