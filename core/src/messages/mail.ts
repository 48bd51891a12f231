/** What the emails and the local mailbox say. */
export const mailTexts = {
  linkHint: 'Se o botão não funcionar, copie este endereço no navegador:',
  confirmEmail: {
    subject: 'Confirme seu email na Artesa',
    preview: 'Falta só confirmar seu email para começar a calcular seus preços.',
    heading: (name: string) => `Boas-vindas, ${name}!`,
    paragraphs: [
      'Sua conta na Artesa está quase pronta. Confirme seu email para entrar e calcular o preço da sua primeira peça.',
    ],
    action: 'Confirmar meu email',
    notes: [
      'Este link expira em 24 horas e funciona uma única vez.',
      'Se não foi você que criou esta conta, ignore esta mensagem: sem a confirmação, nada acontece.',
    ],
  },
  mailbox: {
    title: 'Caixa de correio local',
    explanation:
      'Sem servidor de email configurado, as mensagens ficam aqui em vez de serem enviadas.',
    empty: 'Nenhuma mensagem ainda.',
    to: 'Para:',
  },
} as const;
