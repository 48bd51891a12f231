import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connect } from './bidi.ts';
import type { Engine, Size } from './engine.ts';

/** A first start that asks nothing, pages that stand still, and none that sleeps: it would not answer. */
const preferences = {
  'browser.sessionhistory.max_total_viewers': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'pt-BR',
  'ui.prefersReducedMotion': 1,
  // As on a phone, which takes no room for them.
  'ui.useOverlayScrollbars': 1,
};

/** What a script came to as JSON, or why it did not. */
interface Evaluated {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Firefox without a window, spoken to by WebDriver BiDi. */
export async function openFirefox(viewport: Size): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'artesa-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(firefox, 'exit');
  const close = async () => {
    firefox.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const ask = await connect(await announcedUrl(firefox.stderr));
    await ask('session.new', { capabilities: {} });
    const { contexts } = await ask<{ contexts: [{ context: string }] }>(
      'browsingContext.getTree',
      {},
    );
    const [{ context }] = contexts;
    await ask('browsingContext.activate', { context });
    const resize = async (size: Size) => {
      await ask('browsingContext.setViewport', { context, viewport: size });
    };
    await resize(viewport);
    return {
      name: 'Firefox',
      async open(url) {
        await ask('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async evaluate(expression) {
        const { result, exceptionDetails } = await ask<Evaluated>('script.evaluate', {
          expression: `Promise.resolve(${expression}).then(JSON.stringify)`,
          awaitPromise: true,
          target: { context },
        });
        if (!result) throw new Error(exceptionDetails?.text);
        return result.value === undefined ? undefined : JSON.parse(result.value);
      },
      resize,
      async perform(actions) {
        await ask('input.performActions', { context, actions });
      },
      async picture() {
        const { data } = await ask<{ data: string }>('browsingContext.captureScreenshot', {
          context,
        });
        return data;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @returns the address that it says it listens at */
async function announcedUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const url = /BiDi listening on (\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('Firefox ended before it listened');
}
