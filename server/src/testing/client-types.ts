import { registerHooks } from 'node:module';
import type { ApiDocument } from './api-contract.ts';

const compilerApi = new URL('./compiler-api.ts', import.meta.url).href;

/** The types by which openapi-fetch calls the API, as openapi-typescript makes them of its document. */
export async function clientTypes(document: ApiDocument): Promise<string> {
  const hooks = registerHooks({
    resolve: (name, context, next) => {
      const isForGenerator = context.parentURL?.includes('/openapi-typescript/');
      return next(name === 'typescript' && isForGenerator ? compilerApi : name, context);
    },
  });
  const { default: generate, astToString } = await import('openapi-typescript');
  hooks.deregister();
  return astToString(await generate(JSON.stringify(document), { silent: true }));
}
