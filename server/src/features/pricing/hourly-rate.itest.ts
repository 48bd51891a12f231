import { beforeAll, expect, test } from 'vitest';
import cases from '#core/hour/cases/hourly-rates.json' with { type: 'json' };
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ana: Client;
beforeAll(async () => {
  server = await sharedServer();
  ana = await server.signedIn();
});

const ask = (plan: object) => ana.call('POST', '/api/hourly-rate', plan);

const plan = {
  monthlyIncome: 3000,
  hoursPerDay: 6,
  daysPerWeek: 5,
  vacationWeeks: 4,
  unpaidPercentage: 25,
  monthlyCosts: [{ name: 'Internet', amount: 99.9 }],
};

test('every worked rate comes out to the cent', async () => {
  for (const { expected, monthlyCosts, ...texts } of cases) {
    const numbers = Object.entries(texts).map(([key, text]) => [key, Number(text)]);
    const costs = monthlyCosts.map(({ name, amount, months }) => ({
      name,
      amount: Number(amount),
      ...(months !== undefined && { months: Number(months) }),
    }));
    const answer = await ask({ ...Object.fromEntries(numbers), monthlyCosts: costs });
    expect(answer).toMatchObject({ status: 200, body: expected });
  }
});

test('what leaves no productive hour is refused, by the field that takes the last one', async () => {
  const noHours = (path: string) => ({
    status: 422,
    body: { errors: [{ path, message: 'Assim não sobra nenhuma hora paga no mês' }] },
  });
  expect(await ask({ ...plan, vacationWeeks: 52 })).toMatchObject(noHours('vacationWeeks'));
  expect(await ask({ ...plan, unpaidPercentage: 100 })).toMatchObject(noHours('unpaidPercentage'));
  expect(await ask({ ...plan, hoursPerDay: 0.0001 })).toMatchObject(noHours('hoursPerDay'));
});

test('every bad field is named', async () => {
  const tooMany = Array.from({ length: 21 }, () => ({ name: 'Luz', amount: 1 }));
  const refused = await ask({
    monthlyIncome: 0,
    hoursPerDay: 25,
    daysPerWeek: 8,
    vacationWeeks: 53,
    unpaidPercentage: 101,
    monthlyCosts: tooMany,
  });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      errors: [
        {
          path: 'monthlyIncome',
          message: 'O ganho por mês deve ser maior que 0 e no máximo R$\u00a0999.999,99',
        },
        {
          path: 'hoursPerDay',
          message: 'O tempo por dia deve ser maior que 0 e no máximo 24 horas',
        },
        { path: 'daysPerWeek' },
        { path: 'vacationWeeks' },
        { path: 'unpaidPercentage' },
        { path: 'monthlyCosts', message: 'Informe no máximo 20 custos do mês' },
      ],
    },
  });
  expect(
    await ask({ ...plan, monthlyCosts: [{ name: '', amount: -1, months: 0, colour: 'azul' }] }),
  ).toMatchObject({
    status: 422,
    body: {
      errors: ['name', 'amount', 'months', 'colour'].map((key) => ({
        path: `monthlyCosts.0.${key}`,
      })),
    },
  });
});
