import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { isSignedOut, messageOf } from '../../api/api-error.ts';
import { toast } from '../../ui/toast.tsx';
import { useCreateMaterial } from './create-material.ts';
import { useDeleteMaterial } from './delete-material.ts';

/** Deletes materials, says how it went, and offers to bring each one back as it was. */
export function useDelete() {
  const { mutateAsync: remove, isPending } = useDeleteMaterial();
  const { mutateAsync: create } = useCreateMaterial();

  const restore = async (material: CatalogueMaterial) => {
    const { id, name, category, unitPrice, unitType } = material;
    try {
      await create({ id, input: { name, category, unitPrice, unitType } });
      toast.success(toasts.deletionUndone);
    } catch (error) {
      if (isSignedOut(error)) return;
      toast.retriable(toasts.deletionNotUndone, () => void restore(material), messageOf(error));
    }
  };

  /** @returns whether it is deleted */
  const deleteMaterial = async (material: CatalogueMaterial): Promise<boolean> => {
    try {
      await remove(material.id);
      toast.undoable(toasts.catalogueMaterialDeleted, () => void restore(material));
      return true;
    } catch (error) {
      if (isSignedOut(error)) return false;
      const { detail } = errorMessages.product_delete_failed;
      toast.retriable(detail, () => void deleteMaterial(material), messageOf(error));
      return false;
    }
  };
  return { deleteMaterial, isPending };
}
