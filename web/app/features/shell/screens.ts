import {
  IconBasket,
  IconBooks,
  IconBuildingStore,
  IconCalculator,
  IconChartBar,
  IconHome,
  IconLifebuoy,
  IconPackage,
  IconPlus,
  IconSettings,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { screenTitles } from '#core/app/app-texts.ts';
import { hourlyRateField } from '#core/hour/hourly-rate-field.ts';
import { type PlanFeature, type PlanId, plans } from '#core/plans/plans.ts';

interface Screen {
  readonly to: string;
  readonly label: string;
  readonly Icon: TablerIcon;
  /** The feature without which in the plan the entry leads to the upgrade. */
  readonly needs?: PlanFeature;
}

const home: Screen = { to: '/dashboard', label: 'Dashboard', Icon: IconHome };
const calculator: Screen = { to: '/calculator', label: 'Calculadora', Icon: IconCalculator };
const products: Screen = { to: '/products', label: 'Produtos', Icon: IconBasket };
const catalogue: Screen = {
  to: '/materials',
  label: screenTitles.catalogue,
  Icon: IconBooks,
  needs: 'catalogueOnForm',
};
const stock: Screen = { to: '/stock', label: 'Estoque', Icon: IconPackage, needs: 'stock' };
const reports: Screen = {
  to: '/reports',
  label: 'Relatórios',
  Icon: IconChartBar,
  needs: 'reports',
};

const screens = [home, calculator, products, catalogue, stock, reports];

/** The screens of the bar for a thumb, whose words have little room. The catalogue opens on every plan. */
const thumb = {
  home: { ...home, label: 'Início' },
  calculator: { ...calculator, label: 'Nova', Icon: IconPlus },
  catalogue: { to: catalogue.to, label: 'Catálogo', Icon: catalogue.Icon },
};

const others: readonly Screen[] = [
  reports,
  { to: '/channels', label: screenTitles.channels, Icon: IconBuildingStore },
  { to: '/hour', label: hourlyRateField.label, Icon: IconCalculator },
  { to: '/settings', label: 'Configurações', Icon: IconSettings },
  { to: '/trash', label: 'Lixeira', Icon: IconTrash },
  { to: '/support', label: 'Suporte', Icon: IconLifebuoy },
];

export type ScreenEntry = ReturnType<typeof navigationFor>[number];

export function navigationFor(plan: PlanId, pathname: string, of: readonly Screen[] = screens) {
  return of.map(({ to, label, Icon, needs }) => {
    const locked = needs !== undefined && !plans[plan].features[needs];
    const current = isAt(pathname, to);
    const within = !current && pathname.startsWith(`${to}/`);
    return { label, Icon, to: locked ? '/upgrade' : to, locked, current, within };
  });
}

/** What a thumb reaches, with the calculator in the middle, and what is behind its last button. */
export function thumbEntries(plan: PlanId, pathname: string) {
  const keepsStock = plans[plan].features.stock;
  const bar = [thumb.home, products, thumb.calculator, keepsStock ? stock : thumb.catalogue];
  return {
    bar: navigationFor(plan, pathname, bar),
    more: navigationFor(plan, pathname, [keepsStock ? catalogue : stock, ...others]),
  };
}

/** Whether a product is worked out there, whose price takes the place at the bottom. */
export function isForm(pathname: string): boolean {
  return /^\/(calculator|edit-product|products(\/[^/]+)?\/edit)(\/|$)/.test(pathname);
}

/** The name of the screen at a path, 'Menu' where the navigation has none. */
export function screenLabel(pathname: string): string {
  return screens.find(({ to }) => isAt(pathname, to))?.label ?? 'Menu';
}

/** What a screen of the navigation is called; undefined for any other. */
export function screenTitle(pathname: string): string | undefined {
  return [...screens, ...others].find(({ to }) => isAt(pathname, to))?.label;
}

function isAt(pathname: string, path: string): boolean {
  return pathname.replace(/\/+$/, '') === path;
}
