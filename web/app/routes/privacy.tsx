import { Privacy } from '../features/legal/privacy.tsx';
// Built like a worker, which is how Vite makes one file with a hashed name of a module; it is none.
import staticScript from '../features/legal/run-legal-page.ts?worker&url';
import { OpenFrame } from '../features/shell/open-frame.tsx';
import { SupportAddress } from '../features/support/support-address.tsx';
import { Page } from '../ui/page.tsx';
import { publicMeta } from '../ui/page-meta.ts';
import type { StaticHandle } from '../ui/use-static-page.ts';

export const handle: StaticHandle = { staticScript };

export const meta = () =>
  publicMeta({
    path: '/privacy',
    title: 'Política de Privacidade · Artesa',
    description:
      'Quais dados a Artesa guarda, para quê, com quem divide e como usar os direitos que a LGPD dá a você.',
  });

export default function PrivacyScreen() {
  return (
    <OpenFrame back>
      <Page>
        <Privacy address={<SupportAddress />} />
      </Page>
    </OpenFrame>
  );
}
