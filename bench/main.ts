import { checkSameAnswers } from './check-same-answers.ts';
import { compare, ratiosOf } from './compare.ts';
import { application, newSecret } from './filled-server.ts';
import { profileAll } from './profile.ts';
import { printComparison, printParts, printVerdict, warnIfBusy } from './report.ts';
import { runBench } from './run-bench.ts';
import { startServerProcess } from './server-process.ts';
import { prepareWorkload } from './workload.ts';

const pace = { warmUpSeconds: 4, roundSeconds: 2, rounds: 9 };
const profileSeconds = 8;

/** The least shares of the bare server's work that are enough. */
const limits = { list: 0.5, listCpu: 0.4, save: 0.5 };

await runBench(async ({ variables: own, database, undo }) => {
  // Nobody creates thousands of products by hand; the pace would refuse them.
  const variables = { ...own, APP_SECRET: newSecret(), RATE_LIMITS: '0' };
  const workload = await prepareWorkload(variables);
  await database.analyze();

  const start = async (name: string, script: URL, extra: NodeJS.ProcessEnv) => {
    const server = await startServerProcess(name, script, { ...variables, ...extra });
    undo.push(server.stop);
    return server;
  };
  const statements = JSON.stringify(workload.statements);
  const minimum = new URL('./bare-server.ts', import.meta.url);
  const bare = await start('mínimo', minimum, { BENCH_STATEMENTS: statements });
  const artesa = await start('Artesa', application, { LOG_LEVEL: 'info' });
  const silent = await start('Artesa, sem log', application, { LOG_LEVEL: 'silent' });
  const servers = [bare, artesa, silent];
  await checkSameAnswers(servers, workload);

  warnIfBusy();
  const list = await compare(servers, workload.list, pace);
  printComparison('Lista de 50 produtos com 4 materiais cada, sessão incluída', list);
  const create = await compare(servers, workload.create, pace);
  printComparison('Salvar um produto com 4 materiais, sessão incluída', create);
  if (process.argv.includes('--profile')) {
    const both = [bare, artesa];
    printParts('Um pedido da lista', await profileAll(both, workload.list, profileSeconds));
    printParts('Um produto salvo', await profileAll(both, workload.create, profileSeconds));
  }

  console.log();
  const ofList = ratiosOf(list, artesa);
  const ofSave = ratiosOf(create, artesa);
  const verdicts = [
    printVerdict('lista, pedidos por segundo', ofList.requestsPerSecond, limits.list),
    printVerdict('lista, CPU por pedido', ofList.cpu, limits.listCpu),
    printVerdict('salvar, pedidos por segundo', ofSave.requestsPerSecond, limits.save),
  ];
  return verdicts.every(Boolean);
});
