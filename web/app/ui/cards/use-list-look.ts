import { useState } from 'react';
import { deviceStorage } from '../browser/browser-storage.ts';

export type ListLook = 'cards' | 'rows';

/** The number of rows from which on a list is rather searched than looked at. */
const many = 6;

/** Whether a list is shown as cards or as rows: as chosen on this device, or else by how many there are. */
export function useListLook(name: 'products' | 'materials' | 'stock', count: number) {
  const key = `list-look-${name}`;
  const [chosen, setChosen] = useState(() => deviceStorage.read(key));
  const look: ListLook =
    chosen === 'cards' || chosen === 'rows' ? chosen : count < many ? 'cards' : 'rows';
  const choose = (next: ListLook) => {
    deviceStorage.write(key, next);
    setChosen(next);
  };
  return [look, choose] as const;
}
