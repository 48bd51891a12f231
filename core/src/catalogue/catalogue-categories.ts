import { foldText } from '../search/fold-text.ts';

export const noCategory = { id: 'none', name: 'Nenhuma (sem categoria)', emoji: '📦' } as const;

/** The catalogue's categories. A material stores the `name`; 'none' stores null. */
export const catalogueCategories = [
  noCategory,
  { id: 'aviamentos', name: 'Aviamentos', emoji: '✂️' },
  { id: 'botoes', name: 'Botões', emoji: '🔘' },
  { id: 'ceramica', name: 'Cerâmica', emoji: '🏺' },
  { id: 'cola', name: 'Colas e Adesivos', emoji: '🧴' },
  { id: 'correntes', name: 'Correntes e Elos', emoji: '🔗' },
  { id: 'enchimentos', name: 'Enchimentos', emoji: '☁️' },
  { id: 'fitas', name: 'Fitas e Elásticos', emoji: '🎀' },
  { id: 'linhas', name: 'Linhas e Fios', emoji: '🧵' },
  { id: 'madeira', name: 'Madeira', emoji: '🪵' },
  { id: 'metal', name: 'Metal', emoji: '🔩' },
  { id: 'miçangas', name: 'Miçangas e Contas', emoji: '📿' },
  { id: 'outros', name: 'Outros', emoji: '✨' },
  { id: 'papel', name: 'Papéis', emoji: '📄' },
  { id: 'pedras', name: 'Pedras e Cristais', emoji: '💎' },
  { id: 'pinceis', name: 'Pincéis e Ferramentas', emoji: '🖌️' },
  { id: 'plastico', name: 'Plástico', emoji: '🧪' },
  { id: 'tecidos', name: 'Tecidos', emoji: '👗' },
  { id: 'tintas', name: 'Tintas e Pigmentos', emoji: '🎨' },
  { id: 'vidro', name: 'Vidro', emoji: '🫙' },
  { id: 'zippers', name: 'Zíperes e Fechos', emoji: '🧷' },
] as const;

/** What has been sent, or stored by older versions, for the choice of none. */
export const noCategoryTexts: readonly string[] = [noCategory.id, noCategory.name];

type CategoryId = Exclude<(typeof catalogueCategories)[number]['id'], 'none'>;

/** Beginnings of the words by which a material is known to belong to a category, folded. */
const telling: Partial<Record<CategoryId, string>> = {
  aviamentos:
    'agulha alfinete ilhos ilhoses rebite sianinha passamanaria renda vies entretela velcro',
  botoes: 'botao botoes',
  ceramica: 'argila ceramica esmalte barbotina engobe gesso porcelana porcelanato biscuit',
  cola: 'cola adesivo resina epoxi silicone',
  correntes: 'corrente correntes elo elos argola argolas mosquetao',
  enchimentos: 'enchimento fibra manta espuma plumante',
  fitas: 'fita elastico cadarco cordao',
  linhas: 'linha linhas fio fios barbante la novelo meada cordone',
  madeira: 'madeira mdf compensado pinus palito',
  metal: 'arame metal aluminio latao cobre',
  miçangas: 'micanga micangas conta contas perola perolas entremeio pingente passante vidrilho',
  papel: 'papel papeis cartolina papelao caderno sulfite kraft',
  pedras: 'pedra pedras cristal cristais strass quartzo ametista',
  pinceis: 'pincel pinceis tesoura alicate estilete lixa espatula regua',
  plastico: 'plastico acetato eva pvc vinil celofane',
  tecidos:
    'tecido tricoline feltro oxford algodao linho lona brim jeans cetim malha veludo couro courino',
  tintas: 'tinta pigmento corante verniz anilina goma primer',
  vidro: 'vidro pote frasco',
  zippers: 'ziper ziperes cursor',
};

const categoryOfWord: ReadonlyMap<string, string> = new Map(
  catalogueCategories.flatMap(({ id, name }) =>
    (telling[id as CategoryId]?.split(' ') ?? []).map((word) => [word, name] as const),
  ),
);

/** The category that the first telling word of a material's name is of, or null. */
export function categoryOfName(name: string): string | null {
  for (const [word] of foldText(name).matchAll(/[a-z]+/g)) {
    const category = categoryOfWord.get(word);
    if (category !== undefined) return category;
  }
  return null;
}
