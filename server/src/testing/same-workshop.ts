import type { Workshop } from '#core/schemas/workshop.ts';

/**
 * What makes two workshops the same: every row, to the cent. Rows of materials get new ids, and a row
 * that is not deleted a new version; both are left out.
 */
export function rowsOfWorkshop({ profile, materials, products, templates, history }: Workshop) {
  const { name: _name, email: _email, ...habits } = profile;
  const byId = <T extends { id: string }>(rows: readonly T[]) =>
    [...rows].sort((one, other) => one.id.localeCompare(other.id));
  return {
    habits,
    materials: byId(materials).map(({ updatedAt: _, ...row }) => row),
    products: byId(products).map(({ updatedAt: _, materials: used, ...row }) => ({
      ...row,
      materials: used.map(({ id: _id, ...material }) => material),
    })),
    templates: byId(templates).map(({ updatedAt: _, ...row }) => row),
    history: byId(
      history.map((state) => ({ ...state, id: `${state.kind} ${state.rowId} ${state.version}` })),
    ),
  };
}
