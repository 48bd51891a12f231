import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { waitFor } from '#server/testing/wait-for.ts';
import { freePort } from '../harness/server.ts';
import type { Engine, Size } from './engine.ts';

/** Lets the window be as narrow as a phone: its buttons and address would ask for more. */
const narrowWindow = '* { border-width: 0; font-size: 4px; margin: 0; min-width: 0; padding: 0 }';

/** What a script came to, or why it did not. */
interface Evaluated<T> {
  readonly value: T;
  readonly problem?: string;
}

/** WebKitGTK's own small browser on a screen that nobody sees, spoken to by WebDriver. */
export async function openWebKit(size: Size): Promise<Engine> {
  const screen = await openScreen();
  const port = await freePort();
  const config = mkdtempSync(join(tmpdir(), 'artesa-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), narrowWindow);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: config },
    stdio: 'ignore',
  });
  const close = async () => {
    await stop(driver);
    await stop(screen.process);
    rmSync(config, { recursive: true, force: true });
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitFor('WebKitWebDriver', () => fetch(`${url}/status`).catch(() => null));
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${url}/session`, {
      capabilities: {},
    });
    const session = `${url}/session/${sessionId}`;
    await ask('POST', `${session}/timeouts`, { script: 120_000 });
    const evaluate = async <T>(expression: string) => {
      const script = `const done = arguments[0];
        Promise.resolve(${expression}).then(
          (value) => done({ value }),
          (error) => done({ problem: String(error) }),
        );`;
      const command = { script, args: [] };
      const { value, problem } = await ask<Evaluated<T>>(
        'POST',
        `${session}/execute/async`,
        command,
      );
      if (problem) throw new Error(problem);
      return value;
    };
    const resize = async ({ width, height }: Size) => {
      // The window has a bar above the page.
      const bar = await evaluate<number>('outerHeight - innerHeight');
      const rect = { x: 0, y: 0, width, height: height + bar };
      await ask('POST', `${session}/window/rect`, rect);
      await waitFor('the window', async () => (await evaluate('innerHeight')) === height);
    };
    await resize(size);
    return {
      name: 'WebKit',
      async open(address) {
        await ask('POST', `${session}/url`, { url: address });
      },
      evaluate,
      resize,
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
  const args = ['-displayfd', '3', '-screen', '0', '1600x8000x24', '-nolisten', 'tcp'];
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
