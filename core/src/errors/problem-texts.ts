import { type ErrorText, titled } from '../error-text.ts';
import { kindTexts } from '../kinds/kind-texts.ts';
import { maxOwnTemplates, plans } from '../plans/plans.ts';
import { stockProblems } from '../stock/stock-labels.ts';
import { sheetFaults } from '../written-lists/sheet-faults.ts';
import { errorMessages } from './errors.ts';

const keyLost =
  'Não conseguimos conferir este código, e não foi você que errou: a chave que o confere se perdeu do nosso lado.';

/** Errors whose words only the server has: screens show them as they come, and load none. */
const serverErrors = {
  ...titled(errorMessages.product_limit_reached.title, {
    catalogue_limit_reached: `Limite de ${plans.free.limits.catalogue} materiais no catálogo atingido no plano Gratuito!`,
    ...kindTexts.full,
    template_limit_reached: `Você já tem ${maxOwnTemplates} modelos seus. Exclua algum para guardar outro.`,
  }),
  ...titled(errorMessages.product_changed.title, {
    client_outdated:
      'Esta página está desatualizada. Recarregue a página e salve de novo: o que você digitou fica guardado neste aparelho.',
    ...kindTexts.changed,
    repricing_changed:
      'Um produto ou um preço mudou enquanto você olhava. Confira os valores de novo.',
    gathered_changed: 'Uma peça ou o catálogo mudou enquanto você olhava. Confira a lista de novo.',
    repricing_not_found: 'Esta atualização já não pode ser desfeita.',
    template_not_found: 'Este modelo já não existe.',
    import_not_found: 'Esta importação já não pode ser desfeita.',
    kept_newer:
      'Isto foi guardado por uma versão mais nova da Artesa. Tente de novo em alguns minutos.',
  }),
  ...titled(errorMessages.checkout_failed.title, {
    payment_check_failed:
      'Não conseguimos consultar o pagamento. Tente novamente em alguns instantes.',
    portal_failed: 'Não conseguimos abrir sua assinatura. Tente novamente em alguns instantes.',
  }),
  no_subscription: {
    title: errorMessages.already_pro.title,
    detail: 'Você ainda não tem uma assinatura.',
  },
  ...titled('Pedido não aceito', {
    repricing_already_stored: 'Esta chave já é de outra atualização de preços.',
    sheet_unanswered: 'Antes de importar, responda às perguntas sobre a lista.',
    webhook_refused: 'A assinatura deste aviso não confere.',
    malformed_json: 'Não conseguimos ler os dados enviados.',
    unsupported_media_type: 'Os dados foram enviados em um formato que não aceitamos.',
    body_too_large: 'Os dados enviados são grandes demais.',
    foreign_origin: 'Este pedido veio de outro site e foi recusado.',
    method_not_allowed: 'Esta ação não é possível neste endereço.',
    too_many_streams: 'Você abriu a Artesa em janelas demais. Feche algumas e tente novamente.',
  }),
  sheet_unreadable: { title: 'Não foi possível ler o arquivo', detail: sheetFaults.unreadable },
  ...titled('Arquivo não aceito', {
    file_foreign:
      'Este arquivo não foi baixado da Artesa. Escolha o arquivo que você baixou em “Seus dados”.',
    file_damaged:
      'Este arquivo está incompleto ou foi alterado, e nada dele foi usado. Baixe outro e tente de novo.',
    file_newer:
      'Este arquivo vem de uma versão mais nova da Artesa. Recarregue a página e tente de novo mais tarde.',
  }),
  ...titled('Backup não disponível', {
    backup_not_found: 'Este backup já não existe.',
    backup_unreadable:
      'Não conseguimos ler este backup. Nada mudou na sua oficina. Fale com o suporte.',
    backup_unsound:
      'Conferimos o backup depois de guardar e não conseguimos ler de novo, por isso ele não vale. Nada mudou na sua oficina. Fale com o suporte.',
    storage_unavailable:
      'Não conseguimos falar com o lugar onde ficam os backups. Tente de novo em alguns minutos.',
    workshop_changed:
      'A sua oficina mudou enquanto o backup era restaurado, e nada foi restaurado. Tente de novo.',
  }),
  not_ready: {
    title: errorMessages.database_unavailable.title,
    detail: 'Este servidor ainda não pode atender. Tente novamente em alguns instantes.',
  },
  disk_full: {
    title: errorMessages.database_unavailable.title,
    detail:
      'O disco do servidor está cheio, e por isso nada foi salvo. O que já estava salvo continua lá. Avise quem cuida do servidor ou o suporte.',
  },
  ...titled(errorMessages.database_unavailable.title, {
    program_too_old:
      'A Artesa está sendo atualizada, e por isso nada foi salvo. Tente de novo em um minuto.',
    database_too_old:
      'O banco de dados voltou a uma versão anterior, e por isso nada foi salvo. Avise quem cuida do servidor ou o suporte.',
  }),
  ...titled('Estoque não alterado', {
    material_not_tracked:
      'Este material não tem controle de estoque. Ligue “Controlar estoque” no cadastro dele.',
    movement_not_found: 'Este movimento não existe.',
    movement_already_stored:
      'Este movimento já foi registrado, com outros dados. Confira o histórico do estoque.',
    movement_reversed: 'Este movimento já foi desfeito.',
    reversal_not_reversible: 'O que foi desfeito não volta por aqui: registre o movimento de novo.',
    stock_unit_fixed: stockProblems.fixedDimension,
  }),
  ...titled(errorMessages.wrong_password.title, {
    two_factor_already_enabled: 'A verificação em duas etapas já está ativa.',
    session_not_found: 'Esta sessão já foi encerrada.',
    two_factor_not_enabled: 'A verificação em duas etapas não está ativa.',
    google_not_linked: 'Sua conta não está vinculada ao Google.',
    password_missing:
      'Você entra com o Google e sua conta ainda não tem senha. Para continuar, crie uma.',
    email_unchanged: 'Este já é o email da sua conta.',
    email_taken: 'Este email já é usado por outra conta. Escolha outro endereço.',
    no_pending_email: 'Não há troca de email esperando confirmação.',
  }),
  two_factor_unreadable: {
    title: 'Código não conferido',
    detail: `${keyLost} Entre com um código de recuperação. Depois desative a verificação em duas etapas nas configurações e ative-a de novo.`,
  },
  password_needed: {
    title: errorMessages.confirmation_failed.title,
    detail:
      'Alguém se cadastrou mais de uma vez com este email. Escolha a senha que vai valer para a sua conta.',
  },
} as const satisfies Record<string, ErrorText>;

/** The details of errors of the second factor where the code alone is too general. */
export const secondFactorDetails = {
  tooManyWrong:
    'Foram códigos errados demais em um dia. Por segurança, entre de novo com a sua senha.',
  nothingReadable: `${keyLost} Peça uma nova senha em “Esqueci minha senha” e marque que perdeu o aplicativo e os códigos: em três dias você entra sem eles. Se precisar antes, fale com o suporte.`,
  setupLost: 'A chave desta ativação se perdeu do nosso lado. Feche esta janela e comece de novo.',
} as const;

export const problemTexts = { ...errorMessages, ...serverErrors };

export type ProblemCode = keyof typeof problemTexts;
