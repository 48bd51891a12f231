import { IconBasket, IconCalculator, IconHome } from '@tabler/icons-react';

/** The screens of the navigation, in its order. */
export const screens = [
  { to: '/dashboard', label: 'Dashboard', Icon: IconHome },
  { to: '/calculator', label: 'Calculadora', Icon: IconCalculator },
  { to: '/products', label: 'Produtos', Icon: IconBasket },
] as const;

/** The name of the screen at a path, 'Menu' where the navigation has none. */
export function screenLabel(pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  return screens.find((screen) => screen.to === path)?.label ?? 'Menu';
}
