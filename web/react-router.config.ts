import type { Config } from '@react-router/dev/config';
import { finishBuild } from './delivery/finish-build.ts';

export default {
  ssr: false,
  buildEnd: finishBuild,
  // Not the landing page and the legal texts, which web/static-pages builds.
  prerender: [
    '/auth',
    '/auth/confirm',
    '/forgot-password',
    '/reset-password',
    '/onboarding',
    '/support',
  ],
} satisfies Config;
