export const crafts = [
  {
    id: 'croche',
    name: 'Crochê',
    emoji: '🧶',
    description: 'Amigurumis, tapetes, bolsas e roupas feitos com agulha de crochê',
  },
  {
    id: 'bordado',
    name: 'Bordado',
    emoji: '🌸',
    description: 'Bordado livre, ponto cruz e peças personalizadas à mão ou à máquina',
  },
  {
    id: 'bijuteria',
    name: 'Bijuteria',
    emoji: '📿',
    description: 'Colares, brincos, pulseiras e anéis montados com miçangas, pedras e metais',
  },
  {
    id: 'biscuit',
    name: 'Biscuit',
    emoji: '🎂',
    description: 'Topos de bolo, lembrancinhas e miniaturas modeladas em porcelana fria',
  },
  {
    id: 'ceramica',
    name: 'Cerâmica',
    emoji: '🏺',
    description: 'Canecas, vasos e louças de argila, modelados e queimados no forno',
  },
  {
    id: 'costura',
    name: 'Costura',
    emoji: '🧵',
    description: 'Necessaires, bolsas, roupas e acessórios costurados sob medida',
  },
  {
    id: 'decoracao',
    name: 'Decoração',
    emoji: '🕯️',
    description: 'Velas, guirlandas, quadros e enfeites para a casa e para festas',
  },
  {
    id: 'tricot',
    name: 'Tricô',
    emoji: '🧣',
    description: 'Gorros, cachecóis, mantas e blusas tecidos com agulhas de tricô',
  },
  {
    id: 'macrame',
    name: 'Macramê',
    emoji: '🪢',
    description: 'Painéis, suportes de plantas e acessórios feitos com nós em barbante',
  },
  {
    id: 'patchwork',
    name: 'Patchwork',
    emoji: '🧩',
    description: 'Colchas, almofadas e bolsas que unem retalhos de tecido',
  },
  {
    id: 'feltro',
    name: 'Feltro',
    emoji: '🧸',
    description: 'Bonecos, móbiles, chaveiros e enfeites recortados e costurados em feltro',
  },
  {
    id: 'scrapbook',
    name: 'Scrapbook',
    emoji: '📒',
    description: 'Álbuns, cartões e caixas decorados com papéis, fotos e recortes',
  },
  {
    id: 'pintura',
    name: 'Pintura',
    emoji: '🎨',
    description: 'Telas, panos de prato e objetos pintados à mão',
  },
  {
    id: 'madeira',
    name: 'Madeira',
    emoji: '🪵',
    description: 'Tábuas, caixas, brinquedos e móveis pequenos em madeira ou MDF',
  },
  {
    id: 'vidro',
    name: 'Vidro',
    emoji: '🫙',
    description: 'Vitrais, garrafas decoradas e peças de vidro cortado ou fundido',
  },
  {
    id: 'papel',
    name: 'Papel',
    emoji: '📄',
    description: 'Papelaria personalizada, origamis, flores e encadernação artesanal',
  },
  {
    id: 'outros',
    name: 'Outros',
    emoji: '✨',
    description: 'Sabonetes, couro, resina e tudo o mais que as suas mãos criam',
  },
] as const;

export type CraftId = (typeof crafts)[number]['id'];

export const craftIds = crafts.map(({ id }) => id);

export const craftName = (id: string): string =>
  crafts.find((craft) => craft.id === id)?.name ?? id;
