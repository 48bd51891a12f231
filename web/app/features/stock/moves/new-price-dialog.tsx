import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { catalogueInputOf } from '#core/catalogue/catalogue-fields.ts';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { priceText } from '#core/pricing/price-text.ts';
import type { StockMaterial } from '#core/stock/stock-schemas.ts';
import { newPriceWords } from '#core/stock/stock-texts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { replacementHeaders } from '../../../api/replacement-headers.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { cachedCatalogue } from '../../catalogue/stored/cached-catalogue.ts';
import { stockKey } from '../stock-key.ts';

/** A price that was paid, R$ for a pack or a unit, and is not the catalogue's. */
export interface OtherPrice {
  readonly material: StockMaterial;
  readonly price: number;
}

interface NewPriceDialogProps {
  /** Null while there is no question. */
  readonly other: OtherPrice | null;
  /** The catalogue has the new price; with the material as it was before. */
  readonly onSaved: (before: CatalogueMaterial, after: CatalogueMaterial) => void;
  readonly onClose: () => void;
}

export function NewPriceDialog({ other, onSaved, onClose }: NewPriceDialogProps) {
  return (
    <Dialog
      opened={other !== null}
      title={newPriceWords.title}
      description={other && questionAbout(other)}
      onClose={onClose}
    >
      {other && <Answer other={other} onSaved={onSaved} onClose={onClose} />}
    </Dialog>
  );
}

function questionAbout({ material, price }: OtherPrice): string {
  const { name, unit, pack } = material;
  const paid = pack ? { unitPrice: null, pack: { ...pack, price } } : { unitPrice: price, pack };
  return newPriceWords.question(name, priceText(paid, unit), priceText(material, unit));
}

function Answer({ other, onSaved, onClose }: NewPriceDialogProps & { other: OtherPrice }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => saveNewPrice(client, other.material.id, other.price),
    onSuccess: ({ before, after }) => {
      toast.success(newPriceWords.saved, formatMoney(other.price));
      onSaved(before, after);
    },
  });
  return (
    <>
      <div role="alert">
        {save.error && (
          <Note kind="bad">
            <strong>{newPriceWords.failed}</strong> {messageOf(save.error)}
          </Note>
        )}
      </div>
      <DialogButtons
        confirm={newPriceWords.yes}
        cancel={newPriceWords.no}
        pending={save.isPending}
        error={save.error}
        onConfirm={() => save.mutate()}
        onCancel={onClose}
      />
    </>
  );
}

/**
 * Gives a material of the catalogue another price, of its pack or of its unit.
 * @throws {ApiError} also when somebody changed the material at the same moment
 */
async function saveNewPrice(client: QueryClient, id: string, price: number) {
  const param = { id };
  const before = await answerOf(api.materials[':id'].$get({ param }));
  const { pack, unitPrice, ...rest } = catalogueInputOf(before);
  const json = pack
    ? { ...rest, unitPrice, pack: { ...pack, price } }
    : { ...rest, unitPrice: price, pack };
  const headers = replacementHeaders(before.updatedAt);
  const after = await answerOf(api.materials[':id'].$put({ param, json }, { headers }));
  void cachedCatalogue.put(client, after);
  void client.invalidateQueries({ queryKey: stockKey });
  return { before, after };
}
