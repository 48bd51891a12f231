import { addProducts } from './add-products.ts';
import { addUser, type BenchUser } from './add-user.ts';
import { startFilled } from './filled-server.ts';
import { launchBrowser } from './launch-browser.ts';
import { type ListTimes, openList } from './list-in-browser.ts';
import { median } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { runBench } from './run-bench.ts';

const sizes = [100, 10_000] as const;
const materialsOfEach = 4;
const rounds = 7;

/** The long list may take one and a half times as long as the short one to show its first card. */
const firstCardLimit = 1 / 1.5;

/** Processor time per letter, in milliseconds: two frames at 60 per second. */
const twoFrames = 2000 / 60;

await runBench(async (bench) => {
  const { server, filled: users } = await startFilled(bench, async (services) => {
    const users: BenchUser[] = [];
    for (const size of sizes) {
      const user = await addUser(services, `with${size}@example.com`);
      await addProducts(services.db, user.id, size, materialsOfEach);
      users.push(user);
    }
    return users;
  });
  const browser = await launchBrowser();
  bench.undo.push(() => browser.close());
  warnIfBusy();

  const lists = [];
  for (const [index, user] of users.entries()) {
    lists.push(await openList(browser, server.url, user, sizes[index] ?? 0));
  }
  const measured = lists.map((): ListTimes[] => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, list] of lists.entries()) {
      const times = await list.measure();
      // The first round fills the browser's caches.
      if (round >= 0) measured[index]?.push(times);
    }
  }

  const middle = (pick: (times: ListTimes) => number[]) =>
    measured.map((times) => median(times.flatMap(pick)));
  const firstCard = middle(({ firstCard }) => [firstCard]);
  const searchWork = middle((times) => times.searchWork);
  console.log(
    `\n${''.padEnd(40)}${sizes.map((size) => cell(`${size.toLocaleString('pt-BR')} produtos`)).join('')}`,
  );
  print('Primeiro produto na tela', firstCard);
  print(
    'Lista completa',
    middle(({ complete }) => [complete]),
  );
  print(
    'Resposta da busca',
    middle(({ searches }) => searches),
  );
  print('… trabalho da lista por tecla', searchWork);
  print(
    'Ordenar por lucro',
    middle(({ sort }) => [sort]),
  );
  const cards = middle(({ cards }) => [cards]).map((count) => cell(String(count)));
  console.log(`  ${'Cartões no documento'.padEnd(38)}${cards.join('')}\n`);

  const [smallFirst = Number.NaN, largeFirst = Number.NaN] = firstCard;
  const [smallWork = Number.NaN, largeWork = Number.NaN] = searchWork;
  const verdicts = [
    printVerdict('primeiro produto, 100 por 10.000', smallFirst / largeFirst, firstCardLimit, 0),
    printVerdict('busca em 10.000, dois quadros por tecla', twoFrames / largeWork, 1, 0),
  ];
  console.log(`      busca, trabalho de 100 por 10.000: ${figure(smallWork / largeWork)}`);
  return verdicts.every(Boolean);
});

function print(what: string, milliseconds: number[]): void {
  const cells = milliseconds.map((value) => cell(`${figure(value)} ms`));
  console.log(`  ${what.padEnd(38)}${cells.join('')}`);
}

function cell(text: string): string {
  return text.padStart(18);
}

function figure(value: number): string {
  return value.toLocaleString('pt-BR', { maximumFractionDigits: value < 10 ? 2 : 0 });
}
