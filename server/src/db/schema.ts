export {
  accounts,
  devices,
  oneTimeTokens,
  recoveryCodes,
  secondFactors,
  sessions,
  verifications,
} from './schema/auth.ts';
export { billingCustomers, installations, subscriptions } from './schema/billing.ts';
export { catalogueMaterials, materialPrices } from './schema/catalogue.ts';
export { materials, products } from './schema/products.ts';
export { rateLimits } from './schema/rate-limits.ts';
export { stockMovements } from './schema/stock.ts';
export { users } from './schema/users.ts';
export {
  backupFailures,
  backups,
  imports,
  repricings,
  rowStates,
  templates,
} from './schema/workshop.ts';
