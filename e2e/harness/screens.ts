import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../web/app/routes.ts';

/** The addresses of all screens, as the client's routes have them: '/products/:id'. */
export const addresses = addressesOf(routes);

function addressesOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', children }) => {
    const own = path ? `${parent}/${path}` : parent;
    return children ? addressesOf(children, own) : own || '/';
  });
}

/** The screens of the sitemap, in its order. */
export const listedScreens = ['/', '/auth', '/onboarding', '/privacy', '/support', '/terms'];

/** The screens without a login, and an address that does not exist. */
export const openScreens = [
  ...listedScreens,
  '/auth/confirm',
  '/forgot-password',
  '/reset-password?token=qualquer',
  '/nada-aqui',
];

/** The screens behind the login, without those of single products. */
export const ownScreens = [
  '/dashboard',
  '/calculator',
  '/products',
  '/materials',
  '/stock',
  '/channels',
  '/trash',
  '/import',
  '/reports',
  '/hour',
  '/settings',
  '/upgrade',
];
