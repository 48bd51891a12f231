import { Link } from 'react-router';
import { accountWords } from '#core/account/account-texts.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { planPrices, plans } from '#core/plans/plans.ts';
import { promises } from '#core/plans/promises.ts';
import { guaranteeDays } from '#core/plans/subscription.ts';
import type { LegalSection } from './legal-document.tsx';

const { products, materialsPerProduct } = plans.free.limits;
const { monthly, annual } = planPrices;

export const termsOfAccount: readonly LegalSection[] = [
  {
    id: 'aceitacao',
    title: 'Aceitação dos termos',
    body: (
      <>
        <p>
          Estes termos valem para todo mundo que usa a Artesa, no plano Gratuito ou no plano Pro. Ao
          criar uma conta ou usar qualquer parte do serviço, você declara que leu e aceitou estes
          termos e a nossa <Link to="/privacy">{accountWords.privacy}</Link>.
        </p>
        <p>
          Para ter uma conta, você precisa ter 18 anos ou mais, ou a autorização de quem responde
          por você. Se não concordar com algum ponto, não use o serviço.
        </p>
      </>
    ),
  },
  {
    id: 'servico',
    title: 'O que é a Artesa',
    body: (
      <>
        <p>
          A Artesa é um aplicativo na internet que ajuda artesãs e artesãos a calcular o preço do
          que fazem. Você informa materiais, horas de trabalho, valor da sua hora, custos fixos e a
          margem que deseja; a Artesa soma os custos e mostra o preço sugerido, o lucro e a margem
          líquida. Você também pode guardar seus produtos e acompanhar a rentabilidade deles.
        </p>
        <p>
          O preço mostrado é uma sugestão, calculada com os números que você digitou. Por quanto
          vender é sempre uma decisão sua, assim como os impostos e as obrigações do seu negócio.
        </p>
      </>
    ),
  },
  {
    id: 'conta',
    title: 'Sua conta',
    body: (
      <ul>
        <li>
          Informe dados verdadeiros e mantenha seu email atualizado: é por ele que falamos com você.
        </li>
        <li>Sua conta só pode ser usada depois que você confirmar o email.</li>
        <li>
          Guarde sua senha e não a divida com ninguém. O que for feito com a sua conta é considerado
          feito por você.
        </li>
        <li>
          Nas configurações você pode ligar a verificação em duas etapas, ver os aparelhos
          conectados e encerrar qualquer sessão. Se notar um acesso estranho, troque a senha e nos
          avise.
        </li>
        <li>
          Você pode deletar a conta quando quiser, em Configurações. Tudo o que há nela é apagado na
          hora e não pode ser recuperado; uma assinatura em andamento é cancelada.
        </li>
      </ul>
    ),
  },
  {
    id: 'uso-aceitavel',
    title: 'Uso aceitável',
    body: (
      <>
        <p>Use a Artesa para o seu trabalho e respeite quem mais a usa. Não é permitido:</p>
        <ul>
          <li>usar o serviço para qualquer fim ilegal ou para enganar outras pessoas;</li>
          <li>tentar acessar a conta ou os dados de outra pessoa;</li>
          <li>
            testar, sobrecarregar ou contornar a segurança, os limites dos planos ou o funcionamento
            do serviço;
          </li>
          <li>copiar, revender ou oferecer a Artesa como se fosse sua;</li>
          <li>usar robôs para criar contas, extrair dados ou enviar mensagens.</li>
        </ul>
        <p>
          Podemos suspender contas que descumpram estas regras. Salvo em casos graves, avisamos
          antes por email e ouvimos você.
        </p>
      </>
    ),
  },
  {
    id: 'planos-e-pagamentos',
    title: 'Planos e pagamentos',
    body: (
      <>
        <p>
          <strong>Plano Gratuito.</strong> Sem prazo e sem cartão, com até {products} produtos
          salvos e até {materialsPerProduct} materiais por produto.
        </p>
        <p>
          <strong>Plano Pro.</strong> Custa {formatMoney(monthly.amount)} por mês ou{' '}
          {formatMoney(annual.amount)} por ano (equivale a {formatMoney(annual.monthlyEquivalent)}{' '}
          por mês). O que ele inclui está na página de planos.
        </p>
        <ul>
          <li>
            O pagamento é feito por PIX, cartão de crédito ou Google Pay, na página de um provedor
            de pagamento. Não vemos nem guardamos os dados do seu cartão.
          </li>
          <li>
            A assinatura se renova sozinha ao fim de cada mês ou ano, até que você a cancele. Se os
            preços mudarem, avisamos por email antes, e o novo preço só vale a partir da renovação
            seguinte.
          </li>
          <li>
            Você pode cancelar quando quiser, sem multa, em Configurações. O plano Pro continua até
            o fim do período já pago.
          </li>
          <li>
            <strong>Garantia de {guaranteeDays} dias.</strong> Se você se arrepender em até{' '}
            {guaranteeDays} dias depois de assinar, devolvemos 100% do valor. Basta pedir ao
            suporte.
          </li>
          <li>
            Quando um plano Pro termina, seus dados ficam guardados por pelo menos{' '}
            {promises.dataRetentionDays} dias. Produtos acima do limite do plano Gratuito continuam
            podendo ser vistos e editados; só criar e duplicar ficam bloqueados.
          </li>
        </ul>
      </>
    ),
  },
];
