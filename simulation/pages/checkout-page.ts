import { html } from 'hono/html';
import type { Price } from '../settings.ts';
import { accountMeans } from '../shapes.ts';
import type { CheckoutSession, Customer } from '../state.ts';
import { moneyText, planTexts } from '../texts.ts';
import { actButton, page } from './layout.ts';

const meansNames: Record<string, readonly string[]> = {
  card: ['Cartão de crédito', 'Google Pay'],
  pix: ['PIX'],
};

/** Where somebody pays, refuses to, or goes back. */
export const checkoutPage = (
  { id, status, means }: CheckoutSession,
  price: Price,
  { email }: Customer,
  refused: boolean,
) => {
  const path = `/pay/${id}`;
  const names = (means ?? accountMeans).flatMap((each) => meansNames[each] ?? []);
  if (status !== 'open') return closedPage(status);
  return page(
    'Assinar a Artesa',
    html`<section>
        <h2>${planTexts[price.planType]}</h2>
        <p class="price">${moneyText(price.amount)}</p>
        <p class="dim">por ${price.interval === 'year' ? 'ano' : 'mês'}, para ${email}</p>
      </section>
      ${refused ? html`<p class="warn" role="alert">Pagamento recusado. Tente outra forma de pagamento.</p>` : ''}
      <form method="post" action="${path}/pay">
        <fieldset>
          <legend>Forma de pagamento</legend>
          ${names.map(
            (name, index) => html`<label>
              <input type="radio" name="means" value="${name}"${index === 0 ? html` checked` : ''} />
              ${name}
            </label>`,
          )}
        </fieldset>
        <button class="main">Pagar ${moneyText(price.amount)}</button>
      </form>
      <div class="acts">
        ${actButton(`${path}/refuse`, 'Simular pagamento recusado')}
        ${actButton(`${path}/cancel`, 'Cancelar e voltar')}
      </div>`,
  );
};

const closedPage = (status: 'complete' | 'expired') =>
  page(
    status === 'complete' ? 'Pagamento concluído' : 'Página expirada',
    html`<p>
      ${
        status === 'complete'
          ? 'Este pagamento já foi feito. Você pode fechar esta aba e voltar à Artesa.'
          : 'Esta página de pagamento não vale mais. Volte à Artesa para começar de novo.'
      }
    </p>`,
  );
