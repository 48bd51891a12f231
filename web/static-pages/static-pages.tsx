import type { ReactNode } from 'react';
import { supportAddressMark } from '#core/support/support-address-mark.ts';
import '../app/styles.ts';
import { Landing } from '../app/features/landing/landing.tsx';
import { landingPage } from '../app/features/landing/landing-page.ts';
import { privacyPage, termsPage } from '../app/features/legal/legal-pages.ts';
import { Privacy } from '../app/features/legal/privacy.tsx';
import { Terms } from '../app/features/legal/terms.tsx';
import { StaticFrame } from '../app/features/shell/static-frame.tsx';
import { MailLink } from '../app/features/support/mail-link.tsx';
import { Page } from '../app/ui/screen/page.tsx';
import type { PublicPage } from '../app/ui/screen/page-meta.ts';
import { renderDocument } from './document.tsx';

/** The scripts that static pages run, by name; each is a module of its feature. */
export const scripts = {
  'run-calculator': 'app/features/landing/run-calculator.ts',
  'run-legal-page': 'app/features/legal/run-legal-page.ts',
} as const;

interface StaticPage {
  readonly page: PublicPage;
  readonly script: keyof typeof scripts;
  readonly content: ReactNode;
}

const address = <MailLink address={supportAddressMark} />;

const pages: readonly StaticPage[] = [
  { page: landingPage(), script: 'run-calculator', content: <Landing /> },
  { page: termsPage, script: 'run-legal-page', content: text(<Terms address={address} />) },
  { page: privacyPage, script: 'run-legal-page', content: text(<Privacy address={address} />) },
];

function text(document: ReactNode) {
  return (
    <StaticFrame>
      <Page>{document}</Page>
    </StaticFrame>
  );
}

/**
 * Every page that is sent without the application, as HTML by its path.
 *
 * @param addressOf where the script of this name is
 */
export function renderStaticPages(addressOf: (script: string) => string): Map<string, string> {
  return new Map(
    pages.map(({ page, script, content }) => [
      page.path,
      renderDocument(page, addressOf(script), content),
    ]),
  );
}
