import { OpenFrame } from '../features/shell/open-frame.tsx';
import { Support } from '../features/support/support.tsx';
import { Page, PageHead } from '../ui/screen/page.tsx';
import { publicMeta } from '../ui/screen/page-meta.ts';

export const meta = () =>
  publicMeta({
    path: '/support',
    title: 'Suporte · Artesa',
    description:
      'Dúvida, problema ou sugestão? Escreva para o suporte da Artesa e receba a resposta no seu email.',
  });

export default function SupportScreen() {
  return (
    <OpenFrame>
      <Page>
        <PageHead title="Suporte">
          Conte o que aconteceu, o que faltou ou o que você gostaria de ver por aqui.
        </PageHead>
        <Support />
      </Page>
    </OpenFrame>
  );
}
