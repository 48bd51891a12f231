import { figure, printVerdict } from './figures.ts';
import type { ServerProcess } from './server.ts';

/** What a server needs at its peak more than when the watch began. */
export function watchMemory(server: ServerProcess, mostBytes: number) {
  let before = 0;
  return {
    async begin() {
      before = (await server.ask('memory')).now;
    },
    /** Says whether it is within the limit. */
    async verdict(): Promise<boolean> {
      const more = (await server.ask('memory')).peak - before;
      console.log(`  memória a mais ${figure(more / 1_000_000)} MB`);
      return printVerdict('memória, limite por ela', mostBytes / Math.max(1, more), 1);
    },
  };
}
