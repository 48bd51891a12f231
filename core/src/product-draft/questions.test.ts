import { describe, expect, it } from 'vitest';
import { questionOfHours } from './questions.ts';

describe('questionOfHours', () => {
  it.each([
    ['24', '1'],
    ['45 min', '1'],
    ['100', '5'],
    ['', '1'],
    ['muitas', '1'],
  ])('asks nothing about %s for %s pieces', (productionTime, batchSize) => {
    expect(questionOfHours({ productionTime, batchSize })).toBeNull();
  });

  it.each([
    ['45', '1', '45 horas nesta peça?', '45 min'],
    ['24,5', '1', '24,5 horas nesta peça?', '24,5 min'],
    ['45h', '1', '45 horas nesta peça?', null],
    ['75', '3', '25 horas em cada peça?', '75 min'],
    ['100', '', '100 horas nesta peça?', '100 min'],
    ['1500', '1', '1.500 horas nesta peça?', '1.500 min'],
  ])('asks about %s for %s pieces', (productionTime, batchSize, text, asMinutes) => {
    expect(questionOfHours({ productionTime, batchSize })).toEqual({ text, asMinutes });
  });

  it('remembers what was typed before it was brought within bounds', () => {
    const settled = { productionTime: '1.000', batchSize: '1' };
    expect(questionOfHours(settled, '1500')).toEqual({
      text: '1.500 horas nesta peça?',
      asMinutes: '1.500 min',
    });
  });
});
