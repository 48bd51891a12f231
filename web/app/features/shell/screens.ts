import {
  IconBasket,
  IconBooks,
  IconCalculator,
  IconChartBar,
  IconHome,
  IconPackage,
  type TablerIcon,
} from '@tabler/icons-react';
import { type PlanFeature, type PlanId, plans } from '#core/plans/plans.ts';

interface Screen {
  readonly to: string;
  readonly label: string;
  readonly Icon: TablerIcon;
  /** Without this feature in the plan, the entry leads to the upgrade. */
  readonly needs?: PlanFeature;
}

const screens: readonly Screen[] = [
  { to: '/dashboard', label: 'Dashboard', Icon: IconHome },
  { to: '/calculator', label: 'Calculadora', Icon: IconCalculator },
  { to: '/products', label: 'Produtos', Icon: IconBasket },
  { to: '/materials', label: 'Catálogo de Materiais', Icon: IconBooks, needs: 'catalogueOnForm' },
  { to: '/stock', label: 'Estoque', Icon: IconPackage, needs: 'stock' },
  { to: '/reports', label: 'Relatórios', Icon: IconChartBar, needs: 'reports' },
];

export function navigationFor(plan: PlanId, pathname: string) {
  return screens.map(({ to, label, Icon, needs }) => {
    const locked = needs !== undefined && !plans[plan].features[needs];
    return { label, Icon, to: locked ? '/upgrade' : to, locked, current: isAt(pathname, to) };
  });
}

/** The name of the screen at a path, 'Menu' where the navigation has none. */
export function screenLabel(pathname: string): string {
  return screens.find(({ to }) => isAt(pathname, to))?.label ?? 'Menu';
}

function isAt(pathname: string, path: string): boolean {
  return pathname.replace(/\/+$/, '') === path;
}
