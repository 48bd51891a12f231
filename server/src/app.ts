import { requestId } from 'hono/request-id';
import type { Env } from './env.ts';
import { accountRoutes } from './features/account/routes.ts';
import { backupRoutes } from './features/backups/routes.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { confirmationRoutes } from './features/confirmation/routes.ts';
import { eventRoutes } from './features/events/routes.ts';
import type { UserEvents } from './features/events/user-events.ts';
import { gatheringRoutes } from './features/gathering/routes.ts';
import { googleRoutes } from './features/google/routes.ts';
import { type Health, healthRoutes } from './features/health/routes.ts';
import { historyRoutes } from './features/history/routes.ts';
import { mailboxRoutes } from './features/mailbox/routes.ts';
import { pricingRoutes } from './features/pricing/routes.ts';
import { productRoutes } from './features/products/routes.ts';
import { recoveryRoutes } from './features/recovery/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { repricingRoutes } from './features/repricings/routes.ts';
import { plainRoutes } from './features/rows/plain-routes.ts';
import { carriesSession, sessionScheme } from './features/sessions/cookies.ts';
import { limitWork } from './features/sessions/limit-work.ts';
import { sessionRoutes } from './features/sessions/routes.ts';
import { requireSession } from './features/sessions/session.ts';
import { userPages } from './features/sessions/user-pages.ts';
import { sheetImportRoutes } from './features/sheet-import-export/import-routes.ts';
import { sheetRoutes } from './features/sheet-import-export/routes.ts';
import { signInRoutes } from './features/sign-in/routes.ts';
import { signUpRoutes } from './features/sign-up/routes.ts';
import { stockRoutes } from './features/stock/routes.ts';
import { supportRoutes } from './features/support/routes.ts';
import { templateRoutes } from './features/templates/routes.ts';
import { trashRoutes } from './features/trash/routes.ts';
import { secondStepScheme } from './features/two-factor/challenge.ts';
import { twoFactorRoutes } from './features/two-factor/routes.ts';
import { workshopRoutes } from './features/workshop/routes.ts';
import { pageRoutes } from './http/answers/pages.ts';
import { documentApi } from './http/api/api-document.ts';
import { createRouter } from './http/api/router.ts';
import { createFileTurns } from './http/limits/file-bodies.ts';
import { type InLine, lineLimits } from './http/limits/lines.ts';
import { createRateLimiter } from './http/limits/rate-limit.ts';
import { paceOf } from './http/limits/row-limits.ts';
import { answerError, ProblemError } from './http/problem-error.ts';
import { logRequests, type MeasureCall } from './http/requests/access-log.ts';
import { logAccountCalls } from './http/requests/account-log.ts';
import { knowBrowser } from './http/requests/address.ts';
import { guardUnsafeCalls } from './http/requests/guards.ts';
import { secureHeaders } from './http/requests/headers.ts';
import type { Logger } from './log.ts';
import { signatureScheme } from './payments/signature.ts';
import type { Services } from './services.ts';

type Opened = Pick<
  Services,
  | 'db'
  | 'time'
  | 'age'
  | 'enqueueMail'
  | 'enqueueBilling'
  | 'enqueueBackup'
  | 'storage'
  | 'payments'
  | 'mailbox'
>;

export interface AppDeps extends Opened {
  env: Pick<
    Env,
    'production' | 'google' | 'appUrl' | 'keys' | 'supportEmail' | 'trustedProxies' | 'rateLimits'
  >;
  log: Logger;
  events: UserEvents;
  webFolder: string;
  /** The lines of this process. */
  inLine: InLine;
  failing: Health['failing'];
  /** Gets every call, where somebody measures them. */
  measureCall?: MeasureCall | undefined;
  isStopping: () => boolean;
}

const aboutChannels = 'where the user sells, and what it takes of each sale';

/** The whole application behind one `fetch`. */
export function createApp(deps: AppDeps) {
  const { db, env, inLine } = deps;
  const accountDeps = { ...deps, ...env };
  const files = createFileTurns(inLine, lineLimits(db.engine), deps.time);
  const session = requireSession(accountDeps, inLine);
  const working = limitWork(deps.time, env.rateLimits);
  const limit = createRateLimiter(db, env, inLine);
  const pace = paceOf(env.rateLimits);

  const app = createRouter();
  app.onError(answerError);
  app.notFound((c) => answerError(new ProblemError(404, 'not_found'), c));
  app.use(requestId({ headerName: '' }), logRequests(deps.log, deps.measureCall));
  app.use(knowBrowser(env.trustedProxies));
  app.use(logAccountCalls(env));
  app.use(secureHeaders(env.appUrl.startsWith('https:')), guardUnsafeCalls(env, deps));

  const api = app
    .route('/', signUpRoutes(accountDeps, limit))
    .route('/', confirmationRoutes(accountDeps, limit, session, inLine))
    .route('/', signInRoutes(accountDeps, limit, inLine))
    .route('/', recoveryRoutes(accountDeps, limit, inLine))
    .route('/', accountRoutes(accountDeps, limit, session))
    .route('/', sessionRoutes(accountDeps, session))
    .route('/', twoFactorRoutes(accountDeps, limit, session, inLine))
    .route('/', googleRoutes(accountDeps, limit, env))
    .route('/', supportRoutes(accountDeps, limit, session))
    .route('/', eventRoutes(deps.events, session))
    .route('/', billingRoutes(deps, limit, session))
    .route('/', productRoutes(db, session, pace))
    // Before the catalogue, which takes what follows its path for an id.
    .route('/', gatheringRoutes(db, session, working, pace))
    .route('/', catalogueRoutes(db, session, pace))
    .route('/', plainRoutes(db, session, pace, 'channel', aboutChannels))
    .route('/', plainRoutes(db, session, pace, 'customer', 'whom the user sells to'))
    .route('/', historyRoutes(db, session, pace))
    .route('/', trashRoutes(db, session))
    .route('/', templateRoutes(db, session))
    .route('/', backupRoutes(deps, limit, session, files))
    .route('/', workshopRoutes(db, limit, session, working, files))
    .route('/', sheetRoutes(db, limit, session, working, files))
    .route('/', sheetImportRoutes(db, limit, session, working, files))
    .route('/', pricingRoutes(session, working))
    .route('/', repricingRoutes(db, session))
    .route('/', reportRoutes(db, session))
    .route('/', stockRoutes(db, limit, session));

  documentApi(app, env, {
    session: sessionScheme(env),
    secondStep: secondStepScheme(env),
    signature: signatureScheme,
  });
  for (const { method, path } of api.routes) {
    if (method !== 'ALL') app.all(path, refuseMethod);
  }
  app.route('/', healthRoutes(deps));
  if (deps.mailbox) app.route('/', mailboxRoutes(deps.mailbox, env.appUrl));
  app.route('/', userPages(session));
  const visitors = { carriesSession: carriesSession(env), supportEmail: env.supportEmail };
  app.route('/', pageRoutes(deps.webFolder, env.appUrl, visitors));
  return api;
}

const refuseMethod = () => {
  throw new ProblemError(405, 'method_not_allowed');
};

export type AppType = ReturnType<typeof createApp>;
