import type { Config } from '@react-router/dev/config';
import { finishBuild } from './delivery/finish-build.ts';

export default {
  ssr: false,
  buildEnd: finishBuild,
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
