import type { ProductDraft } from '#core/product-draft/product-draft.ts';
import { parseDecimal } from '#core/typed/parse-decimal.ts';
import { deviceStorage, parseJson } from '../../ui/browser/browser-storage.ts';

const key = 'artesa:trial';
const rateKey = 'artesa:trial-rate';

/** The price that a visitor made on the landing page, until an account takes it over. */
export const trialStorage = {
  keep(draft: ProductDraft): void {
    deviceStorage.write(key, JSON.stringify(draft));
    deviceStorage.write(rateKey, draft.hourlyRate);
  },
  isStored: () => deviceStorage.read(key) !== null,
  read: (): unknown => parseJson(deviceStorage.read(key)),
  /** Takes the trial's hourly rate in R$, only once: a later change of the rate counts. */
  takeRate(): number | null {
    const rate = parseDecimal(deviceStorage.read(rateKey) ?? '');
    deviceStorage.remove(rateKey);
    return rate === null ? null : Number(rate);
  },
  clear(): void {
    deviceStorage.remove(key);
    deviceStorage.remove(rateKey);
  },
};
