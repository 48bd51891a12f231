export {
  accounts,
  devices,
  oneTimeTokens,
  sessions,
  verifications,
} from './schema/auth.ts';
export { billingCustomers, installations, subscriptions } from './schema/billing.ts';
export { catalogueMaterials, materialPrices } from './schema/catalogue.ts';
export { rowStates } from './schema/history.ts';
export { materials, products } from './schema/products.ts';
export { rateLimits } from './schema/rate-limits.ts';
export { repricings } from './schema/repricings.ts';
export { stockMovements } from './schema/stock.ts';
export { templates } from './schema/templates.ts';
export { recoveryCodes, secondFactors } from './schema/two-factor.ts';
export { users } from './schema/users.ts';
export { backupFailures, backups, imports } from './schema/workshop-files.ts';
