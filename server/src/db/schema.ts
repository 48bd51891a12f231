export * from './schema/auth.ts';
export * from './schema/billing.ts';
export * from './schema/catalogue.ts';
export * from './schema/products.ts';
export * from './schema/rate-limits.ts';
export * from './schema/stock.ts';
export * from './schema/users.ts';
export * from './schema/workshop.ts';
