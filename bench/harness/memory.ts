import { figure, printVerdict } from './figures.ts';
import type { ServerProcess } from './server.ts';

const megabyte = 1_000_000;

/** What a server needs at its peak more than when the watch began. */
export function watchMemory(server: ServerProcess, mostBytes: number) {
  let before = 0;
  const more = async () => (await server.ask('memory')).peak - before;
  return {
    async begin() {
      before = (await server.ask('memory')).now;
    },
    more,
    /** Says whether it is within the limit. */
    async judge(): Promise<boolean> {
      const bytes = await more();
      console.log(`  memória a mais ${figure(bytes / megabyte)} MB`);
      return printVerdict('memória, limite por ela', mostBytes / Math.max(1, bytes), 1);
    },
  };
}
