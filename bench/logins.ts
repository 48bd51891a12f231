import { addUser } from './add-user.ts';
import { startFilled } from './filled-server.ts';
import { loginTimes, waitsBeside } from './login-times.ts';
import { median, quantile } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { runBench } from './run-bench.ts';

const tries = 200;
const loginsAtOnce = 20;
const rounds = 5;

/** How close the medians of an unknown email and of a wrong password must be. */
const alikeLimit = 0.95;

/** How many times as long a login takes as the others wait. With hashing on the event loop it is below 1. */
const othersLimit = 2;

const email = 'ana@example.com';

await runBench(async (bench) => {
  const { server, filled } = await startFilled(bench, (services) => addUser(services, email));
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

  console.log();
  const alike = Math.min(...medians) / Math.max(...medians);
  const verdicts = [
    printVerdict('email desconhecido e senha errada, medianas', alike, alikeLimit, 0),
    printVerdict('um login por espera dos outros', login / slowest(busy), othersLimit, 0),
  ];
  return verdicts.every(Boolean);
});

/** The time that one in twenty exceeds. */
function slowest(times: number[]): number {
  return quantile(times, 0.95);
}

function print(what: string, milliseconds: number): void {
  console.log(`  ${what.padEnd(48)}${milliseconds.toFixed(1).padStart(8)} ms`);
}
