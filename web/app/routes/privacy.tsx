import { Privacy } from '../features/legal/privacy.tsx';
import { OpenFrame } from '../features/shell/open-frame.tsx';
import { SupportAddress } from '../features/support/support-address.tsx';
import { Page } from '../ui/page.tsx';
import { publicMeta } from '../ui/page-meta.ts';

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
