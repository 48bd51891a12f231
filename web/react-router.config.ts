import type { Config } from '@react-router/dev/config';

export default {
  ssr: false,
  prerender: [
    '/',
    '/auth',
    '/auth/confirm',
    '/forgot-password',
    '/reset-password',
    '/onboarding',
    '/support',
    '/terms',
    '/privacy',
  ],
} satisfies Config;
