import { channelPrice } from '#core/channels/channel-price.ts';
import { hourlyRateSchema, hourPlanInputSchema } from '#core/hour/hour-schemas.ts';
import { hourlyRateOf } from '#core/hour/hourly-rate.ts';
import { computePrice } from '#core/pricing/price.ts';
import { pricingInputSchema, pricingSchema } from '#core/products/product-schemas.ts';
import { createRoute, createRouter, jsonAnswer, jsonBody } from '../../http/api/router.ts';
import { inTurns } from '../../processor-time.ts';
import type { LimitWork } from '../sessions/limit-work.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';

/** Computes what is only tried: nothing is stored. */
export function pricingRoutes(requireSession: RequireSession, limitWork: LimitWork) {
  const price = routesBehind(requireSession, limitWork)('post', '/api/pricing', {
    operationId: 'computePrice',
    summary: "Price a product's figures; nothing is stored",
    request: jsonBody(pricingInputSchema),
    responses: { 200: jsonAnswer(pricingSchema, 'The price, as exact decimal texts') },
  });

  const hourlyRate = createRoute('post', '/api/hourly-rate', {
    operationId: 'computeHourlyRate',
    summary: 'Work out what an hour must bring, and what it costs; nothing is stored',
    middleware: requireSession,
    request: jsonBody(hourPlanInputSchema),
    responses: { 200: jsonAnswer(hourlyRateSchema, 'The rate, as exact decimal texts') },
  });

  return createRouter<SessionEnv>()
    .openapi(price, async (c) => {
      const { channels, ...figures } = c.req.valid('json');
      const direct = computePrice(figures);
      if (!channels) return c.json(direct, 200);
      const { rounding } = figures;
      const prices = await inTurns(channels, (each) => channelPrice(each, direct, rounding));
      return c.json({ ...direct, channels: prices }, 200);
    })
    .openapi(hourlyRate, (c) => c.json(hourlyRateOf(c.req.valid('json')), 200));
}
