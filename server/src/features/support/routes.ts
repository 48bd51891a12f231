import { supportContactSchema, supportMessageSchema } from '#core/support/support-schemas.ts';
import { createRoute, createRouter, jsonAnswer, jsonBody } from '../../http/api/router.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { knowSession, type MaybeSessionEnv, type RequireSession } from '../sessions/session.ts';
import { type SupportDeps, sendSupportMessage } from './commands.ts';

const path = '/api/support';

const contactRoute = createRoute('get', path, {
  operationId: 'readSupportContact',
  summary: 'How to reach the support',
  responses: { 200: jsonAnswer(supportContactSchema, 'Its address') },
});

export function supportRoutes(
  deps: SupportDeps,
  limit: RateLimiter,
  requireSession: RequireSession,
) {
  const messageRoute = createRoute('post', path, {
    operationId: 'writeToSupport',
    summary: 'Write to the support; the answer goes to the address that is given',
    middleware: knowSession(requireSession),
    request: jsonBody(supportMessageSchema),
    refuses: [429],
    responses: {
      202: jsonAnswer(supportMessageSchema.pick({ email: true, subject: true }), 'Queued'),
    },
  });

  return createRouter<MaybeSessionEnv>()
    .openapi(contactRoute, (c) => c.json({ email: deps.supportEmail }, 200))
    .openapi(messageRoute, async (c) => {
      const message = c.req.valid('json');
      const { email, subject } = message;
      await limit(c, 'support', { email });
      const { user } = c.var;
      const account = user ? { email: user.email, plan: user.plan } : null;
      await sendSupportMessage(deps, message, account);
      return c.json({ email, subject }, 202);
    });
}
