import { type ProStepId, proSteps } from '#core/plans/pro-steps.ts';
import { deviceStorage, parseJson } from '../../ui/browser/browser-storage.ts';

/** What a user has not done yet since they went Pro on this device. */
export function storedProSteps(userId: string) {
  const key = `artesa:pro-steps:${userId}`;
  const left = (): readonly ProStepId[] => {
    const stored = [parseJson(deviceStorage.read(key))].flat();
    return proSteps.flatMap(({ id }) => (stored.includes(id) ? [id] : []));
  };
  const write = (ids: readonly ProStepId[]) => deviceStorage.write(key, JSON.stringify(ids));
  return {
    left,
    /** Once on a device: what was done or dismissed does not come back. */
    begin(): void {
      if (deviceStorage.read(key) === null) write(proSteps.map(({ id }) => id));
    },
    done: (done: ProStepId) => write(left().filter((id) => id !== done)),
    dismiss: () => write([]),
  };
}
