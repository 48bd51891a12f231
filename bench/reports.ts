import { addProducts } from './add-products.ts';
import { addUser, type BenchUser } from './add-user.ts';
import { startFilled } from './filled-server.ts';
import { median } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { runBench } from './run-bench.ts';
import { signIn } from './sign-in.ts';

const sizes = [1_000, 100_000] as const;
/** Without other users the table would be mostly one user's, and the database would plan differently. */
const neighbours = { people: 3, products: 100_000 };
const tries = 40;

/** Products per millisecond of the large report, divided by those of the small one. */
const growthLimit = 1;

await runBench(async (bench) => {
  const { server, filled: users } = await startFilled(bench, async (services) => {
    const users: BenchUser[] = [];
    for (const size of sizes) {
      const user = await addUser(services, `with${size}@example.com`);
      await addProducts(services.db, user.id, size);
      users.push(user);
    }
    for (let n = 0; n < neighbours.people; n += 1) {
      const { id } = await addUser(services, `neighbour${n}@example.com`);
      await addProducts(services.db, id, neighbours.products);
    }
    return users;
  });
  warnIfBusy();

  const cookies = await Promise.all(users.map((user) => signIn(server.url, user)));
  await reportTimes(server.url, cookies, 5);
  const [small, large] = (await reportTimes(server.url, cookies, tries)).map(median);
  if (!small || !large) throw new Error('nothing was measured');
  const times = [small, large];
  console.log();
  sizes.forEach((size, index) => {
    const products = size.toLocaleString('pt-BR').padStart(8);
    console.log(`  Relatório de ${products} produtos${figure(times[index]).padStart(10)} ms`);
  });
  const more = sizes[1] / sizes[0];
  console.log(`  ${more} vezes os produtos, ${figure(large / small)} vezes o tempo\n`);
  return printVerdict('relatório, produtos por tempo', (more * small) / large, growthLimit, 0);
});

/** @returns milliseconds of each report, asked for in turn, in the order of the cookies */
async function reportTimes(url: string, cookies: string[], tries: number): Promise<number[][]> {
  const times = cookies.map((): number[] => []);
  for (let round = 0; round < tries; round += 1) {
    for (const [index, cookie] of cookies.entries()) {
      const since = performance.now();
      const answer = await fetch(`${url}/api/reports`, { headers: { cookie } });
      const { totalProducts } = (await answer.json()) as { totalProducts?: number };
      times[index]?.push(performance.now() - since);
      if (totalProducts !== sizes[index]) throw new Error(`a report of ${totalProducts} products`);
    }
  }
  return times;
}

function figure(value: number | undefined): string {
  return (value ?? Number.NaN).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
}
