import { addUser } from './add-user.ts';
import { startFilled } from './filled-server.ts';
import { deviceOf, loginsAmong, loginTimes, waitsBeside } from './login-times.ts';
import { median, quantile } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { runBench } from './run-bench.ts';

const tries = 200;
const loginsAtOnce = 20;
const rounds = 5;
const crowd = 100;

/** How close the medians of an unknown email and of a wrong password must be. */
const alikeLimit = 0.95;

/** How many times as long a login takes as the others wait. With hashing on the event loop it is below 1. */
const othersLimit = 2;

/** How long a login takes by itself, divided by how long it takes during a hundred others. */
const crowdLimit = 1 / 3;

const email = 'ana@example.com';
const here = '192.0.2.1';
const accounts = Array.from({ length: crowd }, (_, n) => `pessoa${n}@example.com`);

/** Each logs in again as soon as it is answered. */
const crowds = {
  'de outros endereços': accounts.map((_, n) => ({
    email: `ninguem${n}@example.com`,
    address: `198.51.100.${n + 1}`,
  })),
  'do mesmo endereço, sem conta': accounts.map((_, n) => ({
    email: `ninguem${n}@example.com`,
    address: here,
  })),
  'do mesmo endereço, com conta': accounts.map((each) => ({ email: each, address: here })),
};

await runBench(async (bench) => {
  const variables = { ...bench.variables, TRUSTED_PROXIES: '127.0.0.1' };
  const { server, filled } = await startFilled({ ...bench, variables }, async (services) => {
    for (const each of accounts) await addUser(services, each);
    return await addUser(services, email);
  });
  const { password } = filled;
  warnIfBusy();

  const right = { email, password };
  const wrong = { email, password: 'não é esta' };
  const unknown = { email: 'ninguem@example.com', password: 'não é esta' };
  await loginTimes(server.url, [right, wrong, unknown], 10);
  const [wrongTimes, unknownTimes] = await loginTimes(server.url, [wrong, unknown], tries);
  const medians = [median(wrongTimes), median(unknownTimes)] as const;
  print('Login recusado, senha errada', medians[0]);
  print('Login recusado, email desconhecido', medians[1]);

  const [alone] = await loginTimes(server.url, [right], 20);
  const login = median(alone);
  const calm = await waitsBeside(server.url, right, 0, rounds);
  const busy = await waitsBeside(server.url, right, loginsAtOnce, rounds);
  print('Um login sozinho', login);
  print('Pedido de outra pessoa, servidor parado', median(calm));
  print(`Pedido de outra pessoa ao lado de ${loginsAtOnce} logins`, median(busy));
  print('… o mais lento de vinte', slowest(busy));

  const device = await deviceOf(server.url, right);
  const besides: { what: string; ratio: number }[] = [];
  for (const [where, others] of Object.entries(crowds)) {
    for (const [who, cookie] of Object.entries({ conhecido: device, novo: '' })) {
      const byItself: number[] = [];
      const among: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const honest = { ...right, cookie, address: here };
        byItself.push(...(await loginTimes(server.url, [right], 4))[0]);
        among.push(...(await loginsAmong(server.url, honest, others, 4)));
      }
      const what = `Um login de aparelho ${who} entre ${crowd} ${where}`;
      print(what, median(among));
      print('… o mais lento', Math.max(...among));
      print('… sozinho, entre uma multidão e outra', median(byItself));
      besides.push({ what, ratio: median(byItself) / median(among) });
    }
  }

  console.log();
  const alike = Math.min(...medians) / Math.max(...medians);
  const verdicts = [
    printVerdict('email desconhecido e senha errada, medianas', alike, alikeLimit, 0),
    printVerdict('um login por espera dos outros', login / slowest(busy), othersLimit, 0),
    ...besides.map(({ what, ratio }) => printVerdict(what, ratio, crowdLimit, 0)),
  ];
  return verdicts.every(Boolean);
});

/** The time that one in twenty exceeds. */
function slowest(times: number[]): number {
  return quantile(times, 0.95);
}

function print(what: string, milliseconds: number): void {
  console.log(`  ${what.padEnd(66)}${milliseconds.toFixed(1).padStart(8)} ms`);
}
