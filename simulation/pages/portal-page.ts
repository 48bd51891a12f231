import { html } from 'hono/html';
import type { ActName } from '../act-names.ts';
import type { Price } from '../settings.ts';
import type { Invoice, PortalFeatures, Subscription } from '../state.ts';
import { actTexts, dayText, moneyText, planTexts, statusTexts } from '../texts.ts';
import { actButton, page } from './layout.ts';

/** A subscription with what may be done to it now. */
export interface Shown {
  email: string;
  subscription: Subscription;
  price: Price | undefined;
  allowed: ActName[];
  /** Where its acts are posted. */
  path: string;
}

/** The payer's acts; the others belong to whoever plays the provider. */
const payersActs: readonly ActName[] = ['switch', 'cancel', 'resume'];
const isPayers = (name: ActName) => payersActs.includes(name);

/** Whether the portal lets this be done; the provider's own acts are always there. */
export const isOnPortal = ({ cancel, prices }: PortalFeatures, name: ActName) =>
  name === 'switch' ? prices.length > 1 : cancel || !isPayers(name);

interface Portal {
  path: string;
  returnUrl: string;
  email: string;
  shown: Shown[];
  invoices: (Invoice & { isBack: boolean })[];
  cardChanged: boolean;
  features: PortalFeatures;
}

/** Where the payer looks after the subscription; the provider's own acts are kept apart. */
export const portalPage = (portal: Portal) =>
  page(
    'Sua assinatura',
    html`<p class="dim">${portal.email}</p>
      ${portal.shown.map(subscriptionSection)}
      ${portal.features.card ? cardSection(portal) : ''}
      ${portal.features.invoices ? invoicesSection(portal) : ''}
      <p><a class="button" href="${portal.returnUrl}">Voltar à Artesa</a></p>
      ${portal.shown.map(providerSection)}`,
  );

const cardSection = ({ path, cardChanged }: Portal) => html`<section>
  <h2>Forma de pagamento</h2>
  <p>Cartão de teste terminado em ${cardChanged ? '1881' : '4242'}</p>
  ${cardChanged ? html`<p role="status">Cartão trocado.</p>` : ''}
  ${actButton(`${path}/card`, 'Trocar cartão')}
</section>`;

const invoicesSection = ({ invoices }: Portal) => html`<section>
  <h2>Faturas</h2>
  <ul>
    ${invoices.map(invoiceLine)}
  </ul>
</section>`;

/** Everything at once, for whoever plays the provider. */
export const overviewPage = (shown: Shown[]) =>
  page(
    'Todas as assinaturas',
    html`${shown.length === 0 ? html`<p>Ninguém assinou ainda.</p>` : ''}
    ${shown.map(
      (each) => html`<p class="dim">${each.email || 'Conta apagada'}</p>
        ${subscriptionSection(each)} ${providerSection(each)}`,
    )}`,
  );

function subscriptionSection({ subscription, price, allowed, path }: Shown) {
  const { status, cancelAtPeriodEnd, periodEnd } = subscription;
  const next = cancelAtPeriodEnd ? 'Termina em' : 'Próxima cobrança em';
  return html`<section>
    <h2>${price ? planTexts[price.planType] : subscription.price}</h2>
    <p>
      ${statusTexts[status]}${status === 'active' || status === 'trialing' ? html`. ${next} ${dayText(periodEnd)}.` : ''}
    </p>
    ${actButtons(path, allowed.filter(isPayers))}
  </section>`;
}

const providerSection = ({ path, allowed }: Shown) => html`<section>
  <h2>Controles da simulação</h2>
  <p class="dim">O que o provedor de pagamento faria com o passar do tempo.</p>
  ${actButtons(
    path,
    allowed.filter((name) => !isPayers(name)),
  )}
</section>`;

const actButtons = (path: string, names: ActName[]) => html`<div class="acts">
  ${names.map((name) => actButton(`${path}/${name}`, actTexts[name]))}
</div>`;

function invoiceLine({ number, created, amount, status, isBack }: Portal['invoices'][number]) {
  const outcome = isBack ? 'devolvida' : status === 'paid' ? 'paga' : 'em aberto';
  return html`<li>${number}, ${dayText(created)}: ${moneyText(amount)}, ${outcome}</li>`;
}
