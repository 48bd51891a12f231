/** The notes on how a typed expression was understood. Numbers come as they are shown. */
export const typedNotes = {
  /** '45 min = 0,75 h', or '50 min ≈ 0,8333 h' where more decimals count than are shown. */
  means: (typed: string, shown: string, isExact = true) =>
    `${typed.trim().replace(/\s+/g, ' ')} ${isExact ? '=' : '≈'} ${shown}`,
  unit: (name: string) =>
    name === 'unidade' ? 'Agora conta em unidades.' : `Unidade mudada para ${name}.`,
} as const;

export const timeUnits = { hours: '\u00a0h', minutes: '\u00a0min' } as const;
