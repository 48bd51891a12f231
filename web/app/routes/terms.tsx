// Built like a worker, which is how Vite makes one file with a hashed name of a module; it is none.
import staticScript from '../features/legal/run-legal-page.ts?worker&url';
import { Terms } from '../features/legal/terms.tsx';
import { OpenFrame } from '../features/shell/open-frame.tsx';
import { SupportAddress } from '../features/support/support-address.tsx';
import { Page } from '../ui/page.tsx';
import { publicMeta } from '../ui/page-meta.ts';
import type { StaticHandle } from '../ui/use-static-page.ts';

export const handle: StaticHandle = { staticScript };

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
