import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/landing.tsx'),
  route('onboarding', 'routes/onboarding.tsx'),
  route('auth', 'routes/login.tsx'),
  route('auth/confirm', 'routes/confirm-email.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  layout('routes/frame.tsx', [
    layout('routes/protected.tsx', [
      route('dashboard', 'routes/dashboard.tsx'),
      route('calculator', 'routes/calculator.tsx'),
      route('products', 'routes/products.tsx'),
      route('settings', 'routes/settings.tsx'),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
