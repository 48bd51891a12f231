import { maxOwnTemplates, plans } from '../plans/plans.ts';
import { stockProblems } from '../stock/stock-labels.ts';
import { type ErrorText, errorMessages } from './errors.ts';
import { sheetFaults } from './sheet-faults.ts';

const settings = errorMessages.wrong_password.title;
const request = 'Pedido não aceito';
const file = 'Arquivo não aceito';
const backup = 'Backup não disponível';
const stock = 'Estoque não alterado';
const keyLost =
  'Não conseguimos conferir este código, e não foi você que errou: a chave que o confere se perdeu do nosso lado.';

/**
 * Errors that only the server puts into words. Screens show the words as they come with the answer,
 * so that none has to load them before.
 */
const serverErrors = {
  catalogue_limit_reached: {
    title: errorMessages.product_limit_reached.title,
    detail: `Limite de ${plans.free.limits.catalogue} materiais no catálogo atingido no plano Gratuito!`,
  },
  client_outdated: {
    title: errorMessages.product_changed.title,
    detail:
      'Esta página está desatualizada. Recarregue a página e salve de novo: o que você digitou fica guardado neste aparelho.',
  },
  repricing_changed: {
    title: errorMessages.product_changed.title,
    detail: 'Um produto ou um preço mudou enquanto você olhava. Confira os valores de novo.',
  },
  repricing_already_stored: {
    title: request,
    detail: 'Esta chave já é de outra atualização de preços.',
  },
  repricing_not_found: {
    title: errorMessages.product_changed.title,
    detail: 'Esta atualização já não pode ser desfeita.',
  },
  template_not_found: {
    title: errorMessages.product_changed.title,
    detail: 'Este modelo já não existe.',
  },
  template_limit_reached: {
    title: errorMessages.product_limit_reached.title,
    detail: `Você já tem ${maxOwnTemplates} modelos seus. Exclua algum para guardar outro.`,
  },
  sheet_unreadable: { title: 'Não foi possível ler o arquivo', detail: sheetFaults.unreadable },
  import_not_found: {
    title: errorMessages.product_changed.title,
    detail: 'Esta importação já não pode ser desfeita.',
  },
  file_foreign: {
    title: file,
    detail:
      'Este arquivo não foi baixado da Artesa. Escolha o arquivo que você baixou em “Seus dados”.',
  },
  file_damaged: {
    title: file,
    detail:
      'Este arquivo está incompleto ou foi alterado, e nada dele foi usado. Baixe outro e tente de novo.',
  },
  file_newer: {
    title: file,
    detail:
      'Este arquivo vem de uma versão mais nova da Artesa. Recarregue a página e tente de novo mais tarde.',
  },
  kept_newer: {
    title: errorMessages.product_changed.title,
    detail:
      'Isto foi guardado por uma versão mais nova da Artesa. Tente de novo em alguns minutos.',
  },
  backup_not_found: { title: backup, detail: 'Este backup já não existe.' },
  backup_unreadable: {
    title: backup,
    detail: 'Não conseguimos ler este backup. Nada mudou na sua oficina. Fale com o suporte.',
  },
  backup_unsound: {
    title: backup,
    detail:
      'Conferimos o backup depois de guardar e não conseguimos ler de novo, por isso ele não vale. Nada mudou na sua oficina. Fale com o suporte.',
  },
  storage_unavailable: {
    title: backup,
    detail:
      'Não conseguimos falar com o lugar onde ficam os backups. Tente de novo em alguns minutos.',
  },
  disk_full: {
    title: errorMessages.database_unavailable.title,
    detail:
      'O disco do servidor está cheio, e por isso nada foi salvo. O que já estava salvo continua lá. Avise quem cuida do servidor ou o suporte.',
  },
  workshop_changed: {
    title: backup,
    detail:
      'A sua oficina mudou enquanto o backup era restaurado, e nada foi restaurado. Tente de novo.',
  },
  material_not_tracked: {
    title: stock,
    detail:
      'Este material não tem controle de estoque. Ligue “Controlar estoque” no cadastro dele.',
  },
  movement_not_found: { title: stock, detail: 'Este movimento não existe.' },
  movement_already_stored: {
    title: stock,
    detail: 'Este movimento já foi registrado, com outros dados. Confira o histórico do estoque.',
  },
  movement_reversed: { title: stock, detail: 'Este movimento já foi desfeito.' },
  reversal_not_reversible: {
    title: stock,
    detail: 'O que foi desfeito não volta por aqui: registre o movimento de novo.',
  },
  stock_unit_fixed: { title: stock, detail: stockProblems.fixedDimension },
  two_factor_already_enabled: {
    title: settings,
    detail: 'A verificação em duas etapas já está ativa.',
  },
  two_factor_unreadable: {
    title: 'Código não conferido',
    detail: `${keyLost} Entre com um código de recuperação. Depois desative a verificação em duas etapas nas configurações e ative-a de novo.`,
  },
  webhook_refused: { title: request, detail: 'A assinatura deste aviso não confere.' },
  session_not_found: { title: settings, detail: 'Esta sessão já foi encerrada.' },
  malformed_json: { title: request, detail: 'Não conseguimos ler os dados enviados.' },
  unsupported_media_type: {
    title: request,
    detail: 'Os dados foram enviados em um formato que não aceitamos.',
  },
  body_too_large: { title: request, detail: 'Os dados enviados são grandes demais.' },
  foreign_origin: { title: request, detail: 'Este pedido veio de outro site e foi recusado.' },
  method_not_allowed: { title: request, detail: 'Esta ação não é possível neste endereço.' },
  too_many_streams: {
    title: request,
    detail: 'Você abriu a Artesa em janelas demais. Feche algumas e tente novamente.',
  },
  two_factor_not_enabled: {
    title: settings,
    detail: 'A verificação em duas etapas não está ativa.',
  },
  google_not_linked: { title: settings, detail: 'Sua conta não está vinculada ao Google.' },
  password_missing: {
    title: settings,
    detail: 'Sua conta ainda não tem senha. Crie uma antes de desvincular o Google.',
  },
  password_needed: {
    title: errorMessages.confirmation_failed.title,
    detail:
      'Alguém se cadastrou mais de uma vez com este email. Escolha a senha que vai valer para a sua conta.',
  },
  email_unchanged: { title: settings, detail: 'Este já é o email da sua conta.' },
  email_taken: {
    title: settings,
    detail: 'Este email já é usado por outra conta. Escolha outro endereço.',
  },
  no_pending_email: { title: settings, detail: 'Não há troca de email esperando confirmação.' },
} as const satisfies Record<string, ErrorText>;

/** What is said of a second factor where its code alone says too little. */
export const secondFactorDetails = {
  tooManyWrong:
    'Foram códigos errados demais em um dia. Por segurança, entre de novo com a sua senha.',
  nothingReadable: `${keyLost} Peça uma nova senha em “Esqueci minha senha” e marque que perdeu o aplicativo e os códigos: em três dias você entra sem eles. Se precisar antes, fale com o suporte.`,
  setupLost: 'A chave desta ativação se perdeu do nosso lado. Feche esta janela e comece de novo.',
} as const;

/** The words of every error that the API answers, by its code. */
export const problemTexts = { ...errorMessages, ...serverErrors };

export type ProblemCode = keyof typeof problemTexts;
