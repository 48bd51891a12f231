import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const inDevelopment = process.env.NODE_ENV === 'development';

export default [
  index('routes/landing.tsx'),
  route('onboarding', 'routes/onboarding.tsx'),
  route('auth', 'routes/login.tsx'),
  route('auth/confirm', 'routes/confirm-email.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('support', 'routes/support.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  ...(inDevelopment ? [route('pieces', 'routes/pieces.tsx')] : []),
  layout('routes/frame.tsx', [
    layout('routes/protected.tsx', [
      route('dashboard', 'routes/dashboard.tsx'),
      route('calculator', 'routes/calculator.tsx'),
      route('products', 'routes/products.tsx'),
      // Both addresses of the edit screen; without an id it says that there is none.
      route('products/:id?/edit', 'routes/edit-product.tsx', { id: 'edit-product' }),
      route('edit-product/:id?', 'routes/edit-product.tsx', { id: 'edit-product-short' }),
      route('products/:id', 'routes/product.tsx'),
      route('products/:id/sheet', 'routes/product-sheet.tsx'),
      route('products/:id/history', 'routes/product-history.tsx'),
      route('materials', 'routes/materials.tsx'),
      route('materials/:id/history', 'routes/material-history.tsx'),
      // The past of a material or a piece comes with the stock's own screen.
      route('stock/:what?/:id?', 'routes/stock.tsx'),
      route('channels', 'routes/channels.tsx'),
      route('trash', 'routes/trash.tsx'),
      route('import', 'routes/import.tsx'),
      route('reports', 'routes/reports.tsx'),
      route('hour', 'routes/hour.tsx'),
      route('settings', 'routes/settings.tsx'),
      route('upgrade', 'routes/upgrade.tsx'),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
