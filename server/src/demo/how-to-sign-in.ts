import { planLabels } from '#core/plans/plans.ts';
import type { DemoAccount } from './accounts.ts';

/** Tells whoever filled the database how to go on, in lines for people. */
export function howToSignIn(accounts: readonly DemoAccount[], appUrl: string): string {
  const blocks = accounts.map(({ profile, password, products, catalogue }) => {
    const materials = catalogue.length > 0 ? `, ${catalogue.length} materiais no catálogo` : '';
    return [
      `Plano ${planLabels[profile.plan]}: ${profile.name}, ${products.length} produtos${materials}`,
      `  Email: ${profile.email}`,
      `  Senha: ${password}`,
    ].join('\n');
  });
  const intro =
    'As contas de demonstração estão prontas; o que uma execução anterior deixou nelas foi substituído.';
  const next = `Com o servidor no ar (npm start), entre em ${appUrl}/auth`;
  return [intro, ...blocks, next].join('\n\n');
}
