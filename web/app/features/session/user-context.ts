import { createContext, use } from 'react';
import type { Me } from '#core/account/account-schemas.ts';

export const UserContext = createContext<Me | null>(null);

/** The signed-in user; only inside the protected layout. */
export function useUser(): Me {
  const user = use(UserContext);
  if (!user) throw new Error('useUser needs the protected layout above it');
  return user;
}
