import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MetaDescriptor, StaticRouter } from 'react-router';
import { rootScheme } from '../app/ui/browser/color-scheme.ts';
import { BrokenStart } from '../app/ui/screen/broken-start.tsx';
import { DocumentHead, documentLinks } from '../app/ui/screen/document-head.tsx';
import { appUrl, type PublicPage, publicMeta } from '../app/ui/screen/page-meta.ts';

/**
 * A whole page as HTML, with the one script that it runs. Links are those of the application's
 * components; a router that knows only this address writes them.
 *
 * @param script its address
 */
export function renderDocument(page: PublicPage, script: string, content: ReactNode): string {
  const html = renderToStaticMarkup(
    <html lang="pt-BR" data-app-url={appUrl()} {...rootScheme}>
      <head>
        <DocumentHead />
        {publicMeta(page).map((descriptor) => (
          <MetaTag key={JSON.stringify(descriptor)} descriptor={descriptor} />
        ))}
        {documentLinks.map((link) => (
          <link key={link.href} {...link} />
        ))}
      </head>
      <body>
        <BrokenStart />
        <StaticRouter location={page.path}>{content}</StaticRouter>
        <script type="module" src={script} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}

/** One line of the head, from what React Router calls a descriptor. */
function MetaTag({ descriptor }: { readonly descriptor: MetaDescriptor }) {
  if ('title' in descriptor) return <title>{String(descriptor.title)}</title>;
  if ('script:ld+json' in descriptor) {
    // A '<' could end the script element.
    const json = JSON.stringify(descriptor['script:ld+json']).replaceAll('<', '\\u003c');
    return <script type="application/ld+json">{json}</script>;
  }
  if ('tagName' in descriptor) {
    const { tagName: _, ...attributes } = descriptor;
    return <link {...attributes} />;
  }
  return <meta {...descriptor} />;
}
