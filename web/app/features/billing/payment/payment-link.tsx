import { AnchorButton } from '../../../ui/buttons/anchor-button.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import type { PaymentPage } from './use-checkout.ts';

/** The way to a payment page, also where the browser opens no tab by itself. */
export function PaymentLink({ page }: { readonly page: PaymentPage }) {
  return (
    <div role="status">
      <Callout
        kind={page.opened ? 'info' : 'warn'}
        action={
          <AnchorButton href={page.url} target="_blank" rel="noopener noreferrer" variant="default">
            Abrir pagamento
          </AnchorButton>
        }
      >
        {page.opened
          ? 'A página de pagamento abriu em outra aba. Assim que o pagamento for confirmado, esta página muda sozinha.'
          : 'Seu navegador não deixou abrir outra aba. Abra a página de pagamento por aqui.'}
      </Callout>
    </div>
  );
}
