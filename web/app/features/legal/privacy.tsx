import type { ReactNode } from 'react';
import { accountWords } from '#core/account/account-texts.ts';
import { LegalDocument, type LegalSection } from './legal-document.tsx';
import { privacyOfPeople } from './privacy-of-people.tsx';

const privacyOfData: readonly LegalSection[] = [
  {
    id: 'dados',
    title: 'Dados que coletamos',
    body: (
      <>
        <p>Só o que o serviço precisa para funcionar:</p>
        <h3>Dados da conta</h3>
        <p>
          Nome, email, senha, tipo de artesanato e valor da hora, que você informa no cadastro; e,
          se quiser, estado, tipo de negócio e as respostas sobre quanto vale sua hora, que você
          pode apagar quando quiser. A senha é guardada de um jeito que nem nós conseguimos ler. Se
          você entrar com o Google, recebemos dele seu nome e seu email.
        </p>
        <h3>Dados dos produtos</h3>
        <p>
          O que você cadastra: produtos, materiais, quantidades, preços, horas, custos, margens e o
          seu catálogo de materiais. Guardamos também como cada um era antes de cada mudança, e na
          lixeira o que você excluiu, para você poder voltar atrás.
        </p>
        <h3>Dados de uso</h3>
        <p>
          Quando a conta e os produtos foram criados e alterados, o plano em que você está, em quais
          aparelhos sua conta está aberta e quando foram usados pela última vez. Se você escrever
          para o suporte, recebemos o que estiver na mensagem.
        </p>
        <h3>Dados técnicos</h3>
        <p>
          Endereço IP e tipo de navegador de cada sessão, para você reconhecer seus aparelhos e para
          nos defendermos de ataques. Nossos registros técnicos não guardam nomes, emails nem o que
          você digita. Não usamos ferramentas de análise nem de publicidade.
        </p>
      </>
    ),
  },
  {
    id: 'uso',
    title: 'Como usamos os dados',
    body: (
      <>
        <ul>
          <li>Para calcular preços, guardar seus produtos e mostrar seus números a você.</li>
          <li>Para você entrar na conta com segurança e recuperar o acesso quando precisar.</li>
          <li>
            Para enviar emails do próprio serviço: confirmação, recuperação de senha, avisos de
            segurança e da sua assinatura.
          </li>
          <li>Para responder às mensagens que você manda ao suporte.</li>
          <li>Para cobrar o plano Pro e cumprir obrigações legais.</li>
        </ul>
        <p>
          Fazemos isso para cumprir o que combinamos com você nos Termos de Uso, para proteger o
          serviço e porque a lei exige em alguns casos. Não mandamos propaganda e não tomamos
          decisões automáticas sobre você.
        </p>
      </>
    ),
  },
  {
    id: 'compartilhamento',
    title: 'Com quem compartilhamos',
    body: (
      <>
        <p>Não vendemos seus dados. Só os recebem, e só no que precisam:</p>
        <ul>
          <li>
            <strong>o provedor de pagamento</strong>, se você assinar o plano Pro: seu email e os
            dados da cobrança. Os dados do cartão você informa diretamente a ele;
          </li>
          <li>
            <strong>o provedor de email</strong>, que entrega nossas mensagens: seu email e o texto
            da mensagem;
          </li>
          <li>
            <strong>o provedor de armazenamento</strong>, onde os backups podem ficar: só arquivos
            cifrados, que ele não consegue ler.
          </li>
        </ul>
        <p>
          Fora isso, só compartilhamos dados se uma lei ou uma ordem da Justiça nos obrigar. Esses
          provedores podem ficar fora do Brasil; nesse caso, seguem as exigências da LGPD para a
          transferência internacional.
        </p>
      </>
    ),
  },
  {
    id: 'seguranca',
    title: 'Segurança',
    body: (
      <>
        <ul>
          <li>A conexão com a Artesa é cifrada.</li>
          <li>
            Senhas, links de email e códigos de recuperação são guardados de forma que não podem ser
            lidos.
          </li>
          <li>O banco de dados separa as contas: os dados de uma não são vistos por outra.</li>
          <li>
            Tentativas de entrar são limitadas, e avisamos você por email quando um aparelho novo
            entra na sua conta.
          </li>
          <li>Você pode ligar a verificação em duas etapas em Configurações.</li>
        </ul>
        <p>
          Se acontecer um incidente que possa prejudicar você, avisaremos você e a Autoridade
          Nacional de Proteção de Dados (ANPD).
        </p>
      </>
    ),
  },
];

export function Privacy({ address }: { readonly address: ReactNode }) {
  return (
    <LegalDocument
      title={accountWords.privacy}
      lead="Quais dados seus a Artesa guarda, para quê, com quem divide e como você manda neles, de acordo com a Lei Geral de Proteção de Dados (LGPD)."
      sections={[...privacyOfData, ...privacyOfPeople(address)]}
    />
  );
}
