const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

const formatMoment = (at: Date) => `${moment.format(at)} (horário de Brasília)`;

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
  changeEmail: {
    subject: 'Confirme seu novo email na Artesa',
    preview: 'Confirme este endereço para usá-lo na sua conta.',
    heading: (name: string) => `Olá, ${name}!`,
    paragraphs: [
      'Você pediu para usar este endereço na sua conta da Artesa. Até a confirmação, o email anterior continua valendo.',
    ],
    action: 'Confirmar novo email',
    notes: [
      'Este link expira em 24 horas e funciona uma única vez.',
      'Se não foi você que pediu, ignore esta mensagem: sem a confirmação, nada muda.',
    ],
  },
  resetPassword: {
    subject: 'Crie uma nova senha na Artesa',
    preview: 'Recebemos um pedido para redefinir sua senha.',
    heading: (name: string) => `Olá, ${name}!`,
    paragraphs: [
      'Recebemos um pedido para redefinir a senha da sua conta na Artesa. Escolha uma nova senha pelo botão abaixo.',
    ],
    action: 'Criar nova senha',
    notes: [
      'Este link expira em 60 minutos e funciona uma única vez.',
      'Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
    ],
  },
  passwordChanged: {
    subject: 'Sua senha da Artesa foi alterada',
    preview: 'A senha da sua conta acaba de ser alterada.',
    heading: (name: string) => `Olá, ${name}!`,
    paragraphs: [
      'A senha da sua conta na Artesa acaba de ser alterada, e os outros aparelhos foram desconectados.',
      'Se foi você, está tudo certo. Se não foi, recupere sua conta agora.',
    ],
    action: 'Recuperar minha conta',
    notes: (support: string) => [`Precisa de ajuda? Escreva para ${support}.`],
  },
  emailChanged: {
    subject: 'O email da sua conta na Artesa foi alterado',
    preview: 'Sua conta agora usa outro endereço de email.',
    heading: (name: string) => `Olá, ${name}!`,
    paragraphs: [
      'O novo endereço da sua conta na Artesa foi confirmado. A partir de agora, este email não serve mais para entrar.',
    ],
    notes: (support: string) => [
      `Se não foi você que mudou o email, escreva agora para ${support}.`,
    ],
  },
  accountDeleted: {
    subject: 'Sua conta na Artesa foi deletada',
    preview: 'Seus dados foram apagados.',
    heading: 'Sua conta foi deletada',
    paragraphs: [
      'Sua conta na Artesa e tudo o que havia nela foram apagados: produtos, materiais, histórico e preferências. Não é possível recuperá-los.',
      'Obrigado por ter calculado seus preços com a gente. Se quiser voltar, é só criar uma nova conta.',
    ],
    notes: (support: string) => [`Se não foi você que deletou a conta, escreva para ${support}.`],
  },
  newDevice: {
    subject: 'Novo acesso à sua conta na Artesa',
    preview: 'Sua conta foi acessada de um aparelho novo.',
    heading: (name: string) => `Olá, ${name}!`,
    paragraphs: (device: string, address: string, at: Date) => [
      'Sua conta na Artesa acaba de ser acessada de um aparelho que ainda não conhecíamos:',
      `${device}, endereço ${address}, em ${formatMoment(at)}.`,
      'Se foi você, está tudo certo. Se não foi, encerre a sessão nas configurações e troque sua senha.',
    ],
    action: 'Abrir configurações',
    notes: (support: string) => [`Precisa de ajuda? Escreva para ${support}.`],
  },
  mailbox: {
    title: 'Caixa de correio local',
    explanation:
      'Sem servidor de email configurado, as mensagens ficam aqui em vez de serem enviadas.',
    empty: 'Nenhuma mensagem ainda.',
    to: 'Para:',
  },
} as const;
