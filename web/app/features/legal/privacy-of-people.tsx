import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { promises } from '#core/plans/promises.ts';
import { backupDays } from '#core/workshop/backup-causes.ts';
import type { LegalSection } from './legal-document.tsx';

export const privacyOfPeople = (address: ReactNode): readonly LegalSection[] => [
  {
    id: 'direitos',
    title: 'Seus direitos',
    body: (
      <>
        <p>A LGPD dá a você direitos sobre seus dados. Na Artesa, você os exerce assim:</p>
        <ul>
          <li>
            <strong>Ver e corrigir:</strong> seus dados estão em{' '}
            <Link to="/settings">Configurações</Link>, e seus produtos em{' '}
            <Link to="/products">Produtos</Link>. Tudo pode ser alterado ali mesmo.
          </li>
          <li>
            <strong>Apagar:</strong> em Configurações, “Deletar Conta” apaga na hora tudo o que é
            seu; os backups, logo depois.
          </li>
          <li>
            <strong>Levar seus dados:</strong> em <Link to="/settings">Configurações</Link>, “Baixar
            tudo (JSON)” entrega na hora um arquivo com tudo o que você cadastrou, em qualquer
            plano.
          </li>
          <li>
            <strong>Encerrar acessos:</strong> em Configurações, você desconecta qualquer aparelho.
          </li>
          <li>
            <strong>Saber mais, discordar de um uso ou retirar um consentimento:</strong> escreva
            para o suporte.
          </li>
        </ul>
        <p>
          Respondemos em até {promises.supportReplyDays} dias úteis e sem custo. Se não ficar
          satisfeita ou satisfeito, você pode procurar a ANPD.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies e armazenamento no aparelho',
    body: (
      <>
        <p>
          Usamos um cookie enquanto você está na conta: o da sessão, sem o qual não dá para saber
          que é você. Ao entrar com o Google ou em duas etapas, outro cookie existe por poucos
          minutos, até terminar. Depois de entrar, um cookie reconhece este aparelho por até 400
          dias, para que as tentativas de estranhos não bloqueiem as suas; ele não abre nada e não
          guarda seu email. Não há cookies de publicidade nem de outras empresas.
        </p>
        <p>
          No armazenamento do seu navegador ficam os rascunhos do que você ainda não salvou ou
          enviou, a escolha entre tema claro e escuro e a informação de que você já entrou neste
          aparelho. Os rascunhos da sua conta são apagados quando você sai dela; o preço que você
          calcula na página inicial e o que você responde sobre sua hora antes do cadastro ficam no
          aparelho até virarem rascunhos da sua conta.
        </p>
        <p>
          Para a Artesa abrir sem internet, o navegador guarda também uma cópia do que você já viu:
          sua conta, produtos, materiais, estoque, relatórios e assinatura, nunca senhas nem
          códigos. Essa cópia é apagada quando você sai, quando a sessão termina, quando outra
          pessoa entra e quando a conta é deletada. Se outras pessoas usam o aparelho, saia da conta
          ao terminar.
        </p>
      </>
    ),
  },
  {
    id: 'retencao',
    title: 'Por quanto tempo guardamos',
    body: (
      <ul>
        <li>
          <strong>Conta e produtos:</strong> enquanto a conta existir. Ao deletá-la, são apagados na
          hora.
        </li>
        <li>
          <strong>Cadastro sem confirmação:</strong> apagado depois de 30 dias.
        </li>
        <li>
          <strong>Depois do plano Pro:</strong> seus dados continuam guardados por pelo menos{' '}
          {promises.dataRetentionDays} dias, mesmo os que só o plano Pro usa.
        </li>
        <li>
          <strong>Backups do plano Pro:</strong> cada um até {backupDays} dias depois do seguinte; o
          mais novo fica até você deletar a conta, e então todos são apagados, em geral em poucas
          horas.
        </li>
        <li>
          <strong>Sessões:</strong> até você sair, encerrá-las ou elas expirarem.
        </li>
        <li>
          <strong>Mensagens ao suporte:</strong> pelo tempo necessário para atender você.
        </li>
        <li>
          <strong>Pagamentos:</strong> o provedor guarda os registros pelo prazo que a lei manda.
        </li>
      </ul>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nesta política',
    body: (
      <p>
        Quando esta política mudar, a data no alto da página muda junto. Se a mudança for
        importante, avisamos por email antes que ela comece a valer.
      </p>
    ),
  },
  {
    id: 'contato',
    title: 'Contato',
    body: (
      <p>
        Para qualquer assunto sobre seus dados, escreva pela página de{' '}
        <Link to="/support">Suporte</Link> ou para {address}. É também o canal do encarregado pelo
        tratamento de dados pessoais.
      </p>
    ),
  },
];
