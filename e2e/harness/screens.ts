/** What search engines are sent to, as the sitemap orders it. */
export const listedScreens = ['/', '/auth', '/onboarding', '/privacy', '/support', '/terms'];

/** What is shown without a login, somebody's mistake included. */
export const openScreens = [
  ...listedScreens,
  '/auth/confirm',
  '/forgot-password',
  '/reset-password?token=qualquer',
  '/nada-aqui',
];

/** What is behind the login, beside the products one by one. */
export const ownScreens = [
  '/dashboard',
  '/calculator',
  '/products',
  '/materials',
  '/reports',
  '/settings',
  '/upgrade',
];
