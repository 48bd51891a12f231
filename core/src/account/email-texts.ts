import { formatDay } from '../dates/time.ts';
import { formatMoney } from '../numbers/formats.ts';
import { planPrices } from '../plans/plans.ts';
import { recoveryCodesLeftText } from './recovery-code-texts.ts';

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

const formatMoment = (at: Date) => `${moment.format(at)} (horário de Brasília)`;

/** The greeting names only who has confirmed the address: until then a stranger may have typed the name. */
const greeting = (name = '') => (name.trim() === '' ? 'Olá!' : `Olá, ${name.trim()}!`);

const helpAt = (support: string) => [`Precisa de ajuda? Escreva para ${support}.`];

export const mailTexts = {
  linkHint: 'Se o botão não funcionar, copie este endereço no navegador:',
  confirmEmail: {
    subject: 'Confirme seu email na Artesa',
    preview: 'Falta só confirmar seu email para começar a calcular seus preços.',
    heading: () => 'Boas-vindas à Artesa!',
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
    heading: greeting,
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
    heading: greeting,
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
    heading: greeting,
    paragraphs: [
      'A senha da sua conta na Artesa acaba de ser alterada, e os outros aparelhos foram desconectados.',
      'Se foi você, está tudo certo. Se não foi, recupere sua conta agora.',
    ],
    action: 'Recuperar minha conta',
    notes: helpAt,
  },
  emailChanged: {
    subject: 'O email da sua conta na Artesa foi alterado',
    preview: 'Sua conta agora usa outro endereço de email.',
    heading: greeting,
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
    heading: greeting,
    paragraphs: (device: string, address: string, at: Date) => [
      'Sua conta na Artesa acaba de ser acessada de um aparelho que ainda não conhecíamos:',
      `${device} (${address}), em ${formatMoment(at)}.`,
      'Se foi você, está tudo certo. Se não foi, encerre a sessão nas configurações e troque sua senha.',
    ],
    action: 'Abrir configurações',
    notes: helpAt,
  },
  secondFactorChanged: {
    subject: 'A segurança do login na sua conta da Artesa mudou',
    preview: 'Veja o que mudou e o que fazer se não foi você.',
    heading: greeting,
    changes: {
      enabled: 'A verificação em duas etapas da sua conta foi ativada',
      disabled: 'A verificação em duas etapas da sua conta foi desativada',
      codesRenewed:
        'Novos códigos de recuperação foram criados para a sua conta, e os antigos deixaram de valer',
      codeUsed: 'Um código de recuperação foi usado para entrar na sua conta',
      lost: 'A verificação em duas etapas da sua conta foi desativada, como pedido na recuperação da senha',
    },
    /** @param codesLeft where the change is about the number of recovery codes */
    paragraphs: (change: string, at: Date, codesLeft: number | undefined) => [
      `${change}, em ${formatMoment(at)}.`,
      ...(codesLeft === undefined ? [] : [recoveryCodesLeftText(codesLeft)]),
      'Se foi você, está tudo certo. Se não foi, crie agora uma nova senha: ela encerra todas as sessões abertas. Depois confira a verificação em duas etapas nas configurações.',
    ],
    action: 'Criar nova senha',
    notes: helpAt,
  },
  secondFactorEnds: {
    subject: 'A verificação em duas etapas da sua conta vai ser desativada',
    preview: 'Se não foi você que pediu, entre com um código para impedir.',
    heading: greeting,
    paragraphs: (at: Date) => [
      'Na recuperação da senha da sua conta na Artesa alguém disse que perdeu o aplicativo autenticador e os códigos de recuperação.',
      `Por segurança esperamos um pouco: a verificação em duas etapas será desativada em ${formatMoment(at)}. Depois disso bastam o email e a senha.`,
      'Se não foi você, ou se encontrou o aplicativo, crie uma nova senha e entre com um código: isso mantém a verificação ativa.',
    ],
    action: 'Criar nova senha',
    notes: helpAt,
  },
  wrongCodes: {
    subject: 'Alguém errou dez códigos ao entrar na sua conta da Artesa',
    preview: 'Se não foi você, troque sua senha agora.',
    heading: greeting,
    paragraphs: (at: Date) => [
      `Em um dia alguém digitou dez códigos errados na verificação em duas etapas da sua conta na Artesa, o último em ${formatMoment(at)}. Ninguém entrou com eles, mas os códigos só são pedidos depois da senha certa, ou do login com o Google.`,
      'Por segurança, pedimos a senha de novo, e nas próximas horas a pedimos depois de cada código errado.',
      'Se foi você, confira a data e a hora do celular, ou use um código de recuperação. Se não foi, crie agora uma nova senha: ela encerra todas as sessões abertas.',
    ],
    action: 'Criar nova senha',
    notes: helpAt,
  },
  googleLinked: {
    subject: 'O Google foi vinculado à sua conta na Artesa',
    preview: 'A partir de agora, o Google também abre a sua conta.',
    heading: greeting,
    paragraphs: (at: Date) => [
      `O login com o Google foi vinculado à sua conta na Artesa, em ${formatMoment(at)}. A partir de agora, ele também abre a sua conta.`,
      'Se foi você, está tudo certo. Se não foi, alguém usa o seu email no Google: proteja primeiro o seu email. Depois crie uma nova senha e desvincule o Google nas configurações.',
    ],
    action: 'Abrir configurações',
    notes: helpAt,
  },
  googleUnlinked: {
    subject: 'O Google foi desvinculado da sua conta na Artesa',
    preview: 'A partir de agora, só a senha abre a sua conta.',
    heading: greeting,
    paragraphs: (at: Date) => [
      `O login com o Google foi desvinculado da sua conta na Artesa, em ${formatMoment(at)}. A partir de agora, entre com email e senha.`,
      'Se foi você, está tudo certo. Se não foi, crie agora uma nova senha: ela encerra todas as sessões abertas.',
    ],
    action: 'Criar nova senha',
    notes: helpAt,
  },
  renewalSoon: {
    subject: 'Seu plano Pro será renovado em breve',
    preview: 'Sua assinatura anual da Artesa está perto da renovação.',
    heading: greeting,
    paragraphs: (at: Date) => [
      `Em ${formatDay(at)} sua assinatura anual do plano Pro será renovada por mais um ano, por ${formatMoney(planPrices.annual.amount)}, na forma de pagamento que você escolheu.`,
      'Se quiser continuar, não precisa fazer nada. Se não quiser, cancele até essa data nas configurações: o Pro vale até o fim do período já pago.',
    ],
    action: 'Ver minha assinatura',
    notes: helpAt,
  },
  paymentFailed: {
    subject: 'Não conseguimos cobrar seu plano Pro',
    preview: 'Seu plano Pro continua ativo enquanto tentamos de novo.',
    heading: greeting,
    paragraphs: [
      'O pagamento da renovação do seu plano Pro não foi aprovado. Isso acontece quando o cartão venceu, foi trocado ou está sem limite.',
      'Seu Pro continua ativo enquanto tentamos de novo nos próximos dias. Para não perdê-lo, confira a forma de pagamento.',
    ],
    action: 'Atualizar forma de pagamento',
    notes: helpAt,
  },
  backupFailed: {
    subject: 'O backup automático da sua oficina não deu certo',
    preview: 'Seus produtos estão intactos, e os backups anteriores continuam valendo.',
    heading: greeting,
    paragraphs: [
      'Depois de cada backup a Artesa lê de novo o que guardou, para ter certeza de que dá para restaurar. Com o desta noite não deu, e por isso ele não vale.',
      'Sua oficina está intacta, e os backups que estão nas configurações continuam valendo. Tentamos de novo a cada noite; enquanto isso, baixe tudo em “Seus dados” para ter uma cópia com você.',
    ],
    action: 'Abrir configurações',
    notes: helpAt,
  },
  proEnded: {
    subject: 'Seu plano Pro terminou',
    preview: 'Sua conta voltou ao plano Gratuito e nada foi apagado.',
    heading: greeting,
    reasons: {
      canceled: 'Sua assinatura do plano Pro foi cancelada e o período pago chegou ao fim.',
      unpaid:
        'Não conseguimos cobrar a renovação do seu plano Pro, e por isso a assinatura terminou.',
      refunded: 'Devolvemos o seu pagamento, e com isso a assinatura do plano Pro terminou.',
      contested:
        'Um pagamento seu foi contestado e o banco o devolveu, e com isso a assinatura do plano Pro terminou.',
    },
    paragraphs: (reason: string) => [
      `${reason} Sua conta voltou ao plano Gratuito.`,
      'Nada foi apagado: todos os seus produtos continuam lá, para ver e editar, também os que passam do limite gratuito. O que é exclusivo do Pro fica guardado e volta com o plano.',
    ],
    action: 'Voltar ao Pro',
    notes: helpAt,
  },
  support: {
    subject: (subject: string, pro: boolean) => `[Suporte${pro ? ' Pro' : ''}] ${subject}`,
    preview: 'Alguém escreveu pela página de suporte.',
    heading: 'Mensagem de suporte',
    sender: (name: string, email: string) => `${name} (${email}) escreveu:`,
    account: (email: string, plan: string) => `Enviada pela conta ${email}, no plano ${plan}.`,
    visitor: 'Enviada por alguém que não entrou em uma conta.',
    reply: 'Para responder a quem escreveu, responda a este email.',
  },
  mailbox: {
    title: 'Caixa de correio local',
    explanation:
      'Sem servidor de email configurado, as mensagens ficam aqui em vez de serem enviadas.',
    empty: 'Nenhuma mensagem ainda.',
    to: 'Para:',
    replyTo: 'Responder para:',
  },
} as const;
