import { privacyPage } from '../features/legal/legal-pages.ts';
import { Privacy } from '../features/legal/privacy.tsx';
import { OpenFrame } from '../features/shell/open-frame.tsx';
import { SupportAddress } from '../features/support/support-address.tsx';
import { Page } from '../ui/screen/page.tsx';
import { publicMeta } from '../ui/screen/page-meta.ts';

export const meta = () => publicMeta(privacyPage);

export default function PrivacyScreen() {
  return (
    <OpenFrame back>
      <Page>
        <Privacy address={<SupportAddress />} />
      </Page>
    </OpenFrame>
  );
}
