import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { waitFor } from '#server/testing/wait-for.ts';
import { freePort } from '../harness/server.ts';
import type { Engine, Size } from './browser.ts';

/** What a script came to, or why it did not. */
interface Evaluated<T> {
  readonly value: T;
  readonly problem?: string;
}

/** WebKitGTK's own small browser on a screen that nobody sees, spoken to by WebDriver. */
export async function openWebKit(size: Size): Promise<Engine> {
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const close = async () => {
    await stop(driver);
    await stop(screen.process);
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitFor('WebKitWebDriver', () => fetch(`${url}/status`).catch(() => null));
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${url}/session`, {
      capabilities: {},
    });
    const session = `${url}/session/${sessionId}`;
    await ask('POST', `${session}/timeouts`, { script: 120_000 });
    await ask('POST', `${session}/window/rect`, { x: 0, y: 0, ...size });
    return {
      name: 'WebKit',
      async open(address) {
        await ask('POST', `${session}/url`, { url: address });
      },
      async evaluate<T>(expression: string) {
        const script = `const done = arguments[0];
          Promise.resolve(${expression}).then(
            (value) => done({ value }),
            (error) => done({ problem: String(error) }),
          );`;
        const { value, problem } = await ask<Evaluated<T>>('POST', `${session}/execute/async`, {
          script,
          args: [],
        });
        if (problem) throw new Error(problem);
        return value;
      },
      async perform(actions) {
        await ask('POST', `${session}/actions`, { actions });
      },
      picture: () => ask('GET', `${session}/screenshot`),
      async close() {
        await ask('DELETE', session);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @returns an X server, and the display that it found free */
async function openScreen() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const process = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [display] = await once(createInterface(process.stdio[3] as Readable), 'line');
  return { process, display: `:${display}` };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** @throws Error with what the driver says */
async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error: string; message: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
