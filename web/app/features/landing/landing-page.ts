import { planPrices } from '#core/plans/plans.ts';
import { appUrl, type PublicPage } from '../../ui/screen/page-meta.ts';

const offer = (name: string, price: string, unit?: 'MON' | 'ANN') => ({
  '@type': 'Offer',
  name,
  price,
  priceCurrency: 'BRL',
  ...(unit && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'BRL',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unit },
    },
  }),
});

const description =
  'Some materiais, horas e custos fixos, escolha sua margem e saiba ao centavo por quanto vender cada peça.';

export function landingPage(): PublicPage {
  const url = appUrl();
  const organization = {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name: 'Artesa',
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
  };
  const application = {
    '@type': 'WebApplication',
    name: 'Artesa',
    url: `${url}/`,
    description,
    image: `${url}/share.png`,
    inLanguage: 'pt-BR',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: { '@id': organization['@id'] },
    offers: [
      offer('Gratuito', '0'),
      offer('Pro mensal', planPrices.monthly.amount, 'MON'),
      offer('Pro anual', planPrices.annual.amount, 'ANN'),
    ],
  };
  return {
    path: '/',
    title: 'Artesa: o preço justo para quem faz à mão',
    description,
    data: { '@context': 'https://schema.org', '@graph': [organization, application] },
  };
}
