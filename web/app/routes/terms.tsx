import { termsPage } from '../features/legal/legal-pages.ts';
import { Terms } from '../features/legal/terms.tsx';
import { OpenFrame } from '../features/shell/open-frame.tsx';
import { SupportAddress } from '../features/support/support-address.tsx';
import { Page } from '../ui/screen/page.tsx';
import { publicMeta } from '../ui/screen/page-meta.ts';

export const meta = () => publicMeta(termsPage);

export default function TermsScreen() {
  return (
    <OpenFrame back>
      <Page>
        <Terms address={<SupportAddress />} />
      </Page>
    </OpenFrame>
  );
}
