import type { ReactNode } from 'react';
import { LegalDocument } from './legal-document.tsx';
import { privacyOfData } from './privacy-of-data.tsx';
import { privacyOfPeople } from './privacy-of-people.tsx';

/** The privacy policy. */
export function Privacy({ address }: { readonly address: ReactNode }) {
  return (
    <LegalDocument
      title="Política de Privacidade"
      lead="Quais dados seus a Artesa guarda, para quê, com quem divide e como você manda neles, de acordo com a Lei Geral de Proteção de Dados (LGPD)."
      sections={[...privacyOfData, ...privacyOfPeople(address)]}
    />
  );
}
