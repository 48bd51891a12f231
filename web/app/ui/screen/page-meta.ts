import type { MetaDescriptor } from 'react-router';

/** Pages are built without knowing where the product will be reached; the server fills this in. */
const placeholder = '__APP_URL__';

/** Where people reach the product, without a slash at the end. */
export function appUrl(): string {
  if (typeof document === 'undefined') return placeholder;
  return document.documentElement.dataset.appUrl ?? placeholder;
}

export interface PublicPage {
  readonly path: string;
  readonly title: string;
  /** One or two sentences for whoever searches or is sent a link. */
  readonly description: string;
  /** Schema.org data, for search engines; its addresses made with appUrl(). */
  readonly data?: Record<string, unknown>;
}

/** The head of a page that may be found and shared. */
export function publicMeta({ path, title, description, data }: PublicPage): MetaDescriptor[] {
  const url = appUrl() + path;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Artesa' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${appUrl()}/share.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Artesa: chega de vender no prejuízo.' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(data ? [{ 'script:ld+json': data }] : []),
  ];
}

/** The head of a page that no search engine shows. */
export const privateMeta = (title: string): MetaDescriptor[] => [
  { title },
  { name: 'robots', content: 'noindex' },
];
