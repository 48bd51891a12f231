import type { QueryClient } from '@tanstack/react-query';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { materialsQuery } from './materials-query.ts';

type Change = (materials: readonly CatalogueMaterial[]) => CatalogueMaterial[];

/** Shows a change at once and reloads the list behind it. */
function change(client: QueryClient, change: Change): void {
  client.setQueryData(
    materialsQuery.queryKey,
    (answer) => answer && { ...answer, materials: change(answer.materials) },
  );
  void client.invalidateQueries({ queryKey: materialsQuery.queryKey });
}

/** Puts a material where it was, or first when it is new. */
export function showMaterial(client: QueryClient, material: CatalogueMaterial): void {
  change(client, (materials) =>
    materials.some(({ id }) => id === material.id)
      ? materials.map((each) => (each.id === material.id ? material : each))
      : [material, ...materials],
  );
}

export function hideMaterial(client: QueryClient, id: string): void {
  change(client, (materials) => materials.filter((each) => each.id !== id));
}
