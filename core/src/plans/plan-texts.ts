export const planWords = {
  calculator: 'Calculadora de preços completa',
  upgrade: 'Fazer Upgrade',
  upgradeHere: 'Fazer upgrade',
  learn: 'Conhecer o Pro',
  manage: 'Gerenciar assinatura',
} as const;

export const planToasts = {
  upgraded: 'Upgrade realizado com sucesso! Boas-vindas ao plano Pro!',
  paymentCanceled: 'Pagamento cancelado. Você pode tentar novamente quando quiser.',
  alreadyPro: 'Você já está no plano Pro!',
} as const;
