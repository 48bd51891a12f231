import { planPrices } from '#core/plans/plans.ts';
import { type PlanType, planTypes } from '#core/plans/subscription.ts';

/** One of the prices that the account of the simulation has. */
export interface Price {
  id: string;
  planType: PlanType;
  /** In cents. */
  amount: number;
  interval: 'month' | 'year';
}

export interface Settings {
  host: string;
  /** 0 takes any that is free. */
  port: number;
  /** Where browsers reach the pages; by the port when not told. */
  url: string | undefined;
  /** The names under which the pages answer. */
  names: ReadonlySet<string>;
  secretKey: string;
  webhookSecret: string;
  /** Where events go; none are sent before it is known. */
  webhookUrl: string | undefined;
  prices: readonly Price[];
  /** Where everything is kept; without it, in memory alone. */
  file: string | undefined;
}

/** The variables that the application reads, and those of the simulation's own. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const url = env.SIMULATION_URL || undefined;
  const lan = env.ALLOW_LAN === '1' && url ? [new URL(url).hostname] : [];
  const ids = { monthly: env.STRIPE_PRICE_MONTHLY, annual: env.STRIPE_PRICE_ANNUAL };
  return {
    host: env.SIMULATION_HOST || '127.0.0.1',
    port: Number(env.SIMULATION_PORT ?? 0),
    url,
    names: new Set(['localhost', '127.0.0.1', '[::1]', ...lan]),
    secretKey: required(env, 'STRIPE_SECRET_KEY'),
    webhookSecret: required(env, 'STRIPE_WEBHOOK_SECRET'),
    webhookUrl: env.SIMULATION_WEBHOOK_URL || undefined,
    prices: planTypes.map((planType) => ({
      id: ids[planType] ?? `price_${planType}`,
      planType,
      amount: Number(planPrices[planType].amount.replace('.', '')),
      interval: planPrices[planType].interval,
    })),
    file: env.SIMULATION_FILE || undefined,
  };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
