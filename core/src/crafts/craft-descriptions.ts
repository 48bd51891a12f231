import type { CraftId } from './crafts.ts';

/** The description below a craft's name where one is chosen; the forms do without it. */
export const craftDescriptions: Readonly<Record<CraftId, string>> = {
  croche: 'Amigurumis, tapetes, bolsas e roupas feitos com agulha de crochê',
  bordado: 'Bordado livre, ponto cruz e peças personalizadas à mão ou à máquina',
  bijuteria: 'Colares, brincos, pulseiras e anéis montados com miçangas, pedras e metais',
  biscuit: 'Topos de bolo, lembrancinhas e miniaturas modeladas em porcelana fria',
  ceramica: 'Canecas, vasos e louças de argila, modelados e queimados no forno',
  costura: 'Necessaires, bolsas, roupas e acessórios costurados sob medida',
  decoracao: 'Velas, guirlandas, quadros e enfeites para a casa e para festas',
  tricot: 'Gorros, cachecóis, mantas e blusas tecidos com agulhas de tricô',
  macrame: 'Painéis, suportes de plantas e acessórios feitos com nós em barbante',
  patchwork: 'Colchas, almofadas e bolsas que unem retalhos de tecido',
  feltro: 'Bonecos, móbiles, chaveiros e enfeites recortados e costurados em feltro',
  scrapbook: 'Álbuns, cartões e caixas decorados com papéis, fotos e recortes',
  pintura: 'Telas, panos de prato e objetos pintados à mão',
  madeira: 'Tábuas, caixas, brinquedos e móveis pequenos em madeira ou MDF',
  vidro: 'Vitrais, garrafas decoradas e peças de vidro cortado ou fundido',
  papel: 'Papelaria personalizada, origamis, flores e encadernação artesanal',
  outros: 'Sabonetes, couro, resina e tudo o mais que as suas mãos criam',
};
