import { Terms } from '../features/legal/terms.tsx';
import { OpenFrame } from '../features/shell/open-frame.tsx';
import { SupportAddress } from '../features/support/support-address.tsx';
import { Page } from '../ui/page.tsx';
import { publicMeta } from '../ui/page-meta.ts';

export const meta = () =>
  publicMeta({
    path: '/terms',
    title: 'Termos de Uso · Artesa',
    description:
      'As regras de uso da Artesa: conta, planos, pagamentos, garantia de 7 dias e o que cada lado pode esperar do outro.',
  });

export default function TermsScreen() {
  return (
    <OpenFrame back>
      <Page>
        <Terms address={<SupportAddress />} />
      </Page>
    </OpenFrame>
  );
}
