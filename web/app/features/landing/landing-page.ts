import type { PublicPage } from '../../ui/screen/page-meta.ts';
import { productData } from './structured-data.ts';

const description =
  'Some materiais, horas e custos fixos, escolha sua margem e saiba ao centavo por quanto vender cada peça.';

/** What the head of the landing page says. */
export const landingPage = (): PublicPage => ({
  path: '/',
  title: 'Artesa: o preço justo para quem faz à mão',
  description,
  data: productData(description),
});
