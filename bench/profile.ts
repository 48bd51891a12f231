import type { Profiler } from 'node:inspector';
import { type Load, measure } from './measure.ts';
import type { ServerProcess } from './server-process.ts';

/** Milliseconds of CPU time per request, by whose code ran on the main thread. */
type Parts = Map<string, number>;

export interface Profile {
  name: string;
  parts: Parts;
}

/** Samples the main thread of one server after the other under load; sampling costs some time too. */
export async function profileAll(
  servers: ServerProcess[],
  load: Load,
  seconds: number,
): Promise<Profile[]> {
  const profiles: Profile[] = [];
  for (const server of servers) {
    profiles.push({ name: server.name, parts: await profile(server, load, seconds) });
  }
  return profiles;
}

async function profile(server: ServerProcess, load: Load, seconds: number): Promise<Parts> {
  await server.ask('startProfile');
  const { cpuPerRequest } = await measure(server, load, seconds);
  const { nodes, samples = [], timeDeltas = [] } = await server.ask('stopProfile');
  const partOf = partsOf(nodes);
  const parts: Parts = new Map();
  for (const [index, id] of samples.entries()) {
    const part = partOf.get(id);
    if (part) parts.set(part, (parts.get(part) ?? 0) + (timeDeltas[index] ?? 0));
  }
  // Samples measure time by the clock. CPU time is the same on a busy machine.
  const sampled = [...parts.values()].reduce((sum, each) => sum + each, 0);
  return new Map([...parts].map(([part, each]) => [part, (each / sampled) * cpuPerRequest]));
}

/** The part of each node by the node's id; none while the thread had nothing to do. */
function partsOf(nodes: Profiler.ProfileNode[]): Map<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parts = new Map<number, string>();
  // Work of the engine counts for the code that called it.
  const visit = (node: Profiler.ProfileNode, caller: string) => {
    const { url, functionName } = node.callFrame;
    const part = url === '' ? (engineParts[functionName] ?? caller) : partOfUrl(url);
    if (functionName !== '(idle)') parts.set(node.id, part);
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) visit(child, part);
    }
  };
  const [root] = nodes;
  if (root) visit(root, 'node');
  return parts;
}

const engineParts: Record<string, string> = { '(garbage collector)': 'garbage collection' };

const families: [RegExp, string][] = [
  [/node_modules\/(@hono\/|hono\/)/, 'hono'],
  [/node_modules\/(pg|postgres)[-/]/, 'pg'],
  [/node_modules\/(pino|sonic-boom|thread-stream)/, 'pino'],
  [/node_modules\/(@better-auth\/|better-)/, 'better-auth'],
  [/^node:(internal\/)?crypto/, 'node: crypto'],
  [/^node:(internal\/)?fs/, 'node: files'],
  [/^node:inspector/, 'the profiler'],
  [/^node:/, 'node: http, sockets, streams'],
];

function partOfUrl(url: string): string {
  const family = families.find(([pattern]) => pattern.test(url));
  return family?.[1] ?? packageOf(url) ?? 'own code';
}

const packageOf = (url: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
