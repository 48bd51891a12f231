import type { PublicPage } from '../../ui/screen/page-meta.ts';

export const termsPage: PublicPage = {
  path: '/terms',
  title: 'Termos de Uso · Artesa',
  description:
    'As regras de uso da Artesa: conta, planos, pagamentos, garantia de 7 dias e o que cada lado pode esperar do outro.',
};

export const privacyPage: PublicPage = {
  path: '/privacy',
  title: 'Política de Privacidade · Artesa',
  description:
    'Quais dados a Artesa guarda, para quê, com quem divide e como usar os direitos que a LGPD dá a você.',
};
