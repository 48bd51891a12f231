import { useEffect, useState } from 'react';
import { Callout } from '../../ui/notes/callout.tsx';
import { trialStorage } from '../session/trial.ts';

/** Tells a visitor who made a price on the landing page that it is not lost. */
export function TrialNote() {
  // After hydration only: the prerendered page knows nothing of this device.
  const [kept, setStored] = useState(false);
  useEffect(() => setStored(trialStorage.isStored()), []);
  if (!kept) return null;
  return (
    <Callout kind="good">
      O preço que você calculou está guardado neste aparelho. Ele abre na sua calculadora assim que
      você entrar.
    </Callout>
  );
}
