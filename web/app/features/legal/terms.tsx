import type { ReactNode } from 'react';
import { LegalDocument } from './legal-document.tsx';
import { termsOfAccount } from './terms-of-account.tsx';
import { termsOfService } from './terms-of-service.tsx';

/** The terms of use. */
export function Terms({ address }: { readonly address: ReactNode }) {
  return (
    <LegalDocument
      title="Termos de Uso"
      lead="As regras do jogo entre você e a Artesa, em português claro. Ao usar a Artesa, você aceita o que está escrito aqui."
      sections={[...termsOfAccount, ...termsOfService(address)]}
    />
  );
}
