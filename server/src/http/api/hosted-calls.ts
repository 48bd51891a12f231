/**
 * What a client of a hosted database and its sign-in service would call, and what stands for it here.
 * A call of ours is written in code, as the document has it: api-document.itest.ts looks each up.
 */
const calls: readonly (readonly [string, string])[] = [
  // Sign-in
  ['POST /signup', '`POST /api/auth/sign-up/email`'],
  ['POST /token, by password', '`POST /api/auth/sign-in/email`, then a cookie'],
  ['POST /token, by refresh token', 'none: any answer may renew the cookie'],
  ['GET /user', '`GET /api/me`'],
  ['PUT /user', '`PATCH /api/me`, `POST /api/me/email`, `POST /api/me/password`'],
  ['POST /resend', '`POST /api/auth/resend-confirmation`, `POST /api/me/email/resend`'],
  ['POST /recover', '`POST /api/auth/request-password-reset`, without captcha: tries are limited'],
  ['GET /reauthenticate', 'none: what needs it takes the password along'],
  [
    'POST /logout, by scope',
    '`POST /api/auth/sign-out`, `POST /api/auth/sign-out-others`, `POST /api/auth/sign-out-everywhere`',
  ],
  ['GET /authorize', '`POST /api/auth/sign-in/google`'],
  ['GET /user/identities/authorize', 'none: signing in with Google joins a confirmed email'],
  ['DELETE /user/identities/{id}', '`DELETE /api/me/sign-in-methods/google`'],
  ['POST /factors', '`POST /api/me/two-factor`'],
  ['POST /factors/{id}/challenge', 'none: signing in asks for the second step'],
  [
    'POST /factors/{id}/verify',
    '`POST /api/me/two-factor/confirm`, `POST /api/auth/sign-in/two-factor`',
  ],
  ['DELETE /factors/{id}', '`DELETE /api/me/two-factor`'],
  ['GET /.well-known/jwks.json', 'none: sessions are no signed tokens that others could check'],
  // Tables
  ['users: select by email', '`POST /api/auth/sign-up/check`; signing in says the rest'],
  ['users: select by id', '`GET /api/me`'],
  ['users: insert', 'none: signing up makes the row'],
  ['users: select of any five', 'none: nobody reads the rows of others'],
  ['users: changes, as they happen', '`GET /api/events`'],
  ['user_materials: select', '`GET /api/materials`'],
  ['user_materials: insert', '`POST /api/materials`, `POST /api/materials/{id}/duplicate`'],
  ['user_materials: update', '`PUT /api/materials/{id}`'],
  ['user_materials: delete', '`DELETE /api/materials/{id}`'],
  ['products: select', '`GET /api/products`, `GET /api/products/{id}`'],
  ['products: insert', '`POST /api/products`, `POST /api/products/{id}/duplicate`'],
  ['products: update', '`PUT /api/products/{id}`'],
  ['products: is_active = false', '`DELETE /api/products/{id}`'],
  ['materials: select, insert, delete', 'none: a product carries its materials'],
  // Functions
  ['delete_user_account', '`DELETE /api/me`'],
  ['send-confirmation-email', 'none: signing up queues it'],
  ['confirm-email', '`POST /api/auth/confirm-email`'],
  ['send-password-reset', '`POST /api/auth/request-password-reset`'],
  ['reset-password', '`POST /api/auth/reset-password`'],
  ['send-support-email', '`POST /api/support`'],
  ['checkout', '`POST /api/billing/checkout`'],
  ['webhook of the payment provider', '`POST /api/billing/webhook`'],
];

export const hostedCalls = `| hosted | here |
| --- | --- |
${calls.map(([hosted, here]) => `| ${hosted} | ${here} |`).join('\n')}`;
