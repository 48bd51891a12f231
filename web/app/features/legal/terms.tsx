import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accountWords } from '#core/account/account-texts.ts';
import { LegalDocument, type LegalSection } from './legal-document.tsx';
import { termsOfAccount } from './terms-of-account.tsx';

const termsOfService = (address: ReactNode): readonly LegalSection[] => [
  {
    id: 'propriedade-intelectual',
    title: 'Propriedade intelectual',
    body: (
      <>
        <p>
          O que é seu continua seu: seus produtos, nomes, materiais, preços e tudo o que você digita
          na Artesa. Você só nos autoriza a guardar e processar esses dados para o serviço funcionar
          para você.
        </p>
        <p>
          O que é nosso continua nosso: a marca, os textos, os desenhos e o código da Artesa. Usar o
          serviço não dá direito de copiá-los.
        </p>
      </>
    ),
  },
  {
    id: 'responsabilidade',
    title: 'Limite de responsabilidade',
    body: (
      <>
        <p>
          Cuidamos para que a Artesa esteja no ar e para que as contas fechem ao centavo. Ainda
          assim, nenhum serviço na internet funciona o tempo todo: podem acontecer pausas para
          manutenção, falhas de terceiros e erros que corrigimos assim que soubermos deles.
        </p>
        <p>
          A Artesa é uma ferramenta de cálculo e não substitui orientação contábil, jurídica ou
          financeira. Não garantimos vendas nem lucro, e não respondemos por decisões tomadas a
          partir de números digitados errado.
        </p>
        <p>
          Na medida em que a lei permite, nossa responsabilidade se limita ao valor que você pagou à
          Artesa nos 12 meses anteriores ao fato. Nada aqui reduz os direitos que o Código de Defesa
          do Consumidor dá a você.
        </p>
      </>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nestes termos',
    body: (
      <>
        <p>
          Podemos atualizar estes termos quando o serviço ou a lei mudar. A data no alto da página
          diz qual é a versão em vigor.
        </p>
        <p>
          Se a mudança afetar seus direitos ou o que você paga, avisamos por email com pelo menos 30
          dias de antecedência. Se não concordar, você pode cancelar o plano ou deletar a conta
          antes que ela comece a valer.
        </p>
      </>
    ),
  },
  {
    id: 'contato',
    title: 'Contato',
    body: (
      <>
        <p>
          Ficou alguma dúvida? Escreva pela página de <Link to="/support">Suporte</Link> ou para{' '}
          {address}.
        </p>
        <p>
          Estes termos seguem as leis do Brasil. Se um dia for preciso ir à Justiça, vale o foro da
          cidade onde você mora.
        </p>
      </>
    ),
  },
];

export function Terms({ address }: { readonly address: ReactNode }) {
  return (
    <LegalDocument
      title={accountWords.terms}
      lead="As regras do jogo entre você e a Artesa, em português claro. Ao usar a Artesa, você aceita o que está escrito aqui."
      sections={[...termsOfAccount, ...termsOfService(address)]}
    />
  );
}
