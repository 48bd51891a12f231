/** `-- --small`: everything is walked with little, and no figure is held to its limit. */
export const isSmall = process.argv.includes('--small');

/** How much a scenario takes: to measure, and in small. */
const table = {
  // Before anything counts, and as long as somebody is alone or a load is over.
  warmUpMs: [2_000, 100],
  quietMs: [5_000, 200],
  restMs: [1_000, 50],
  /** Turns of the loads of a group, at most. */
  turns: [3, 1],
  /** Connections of a load, at most. */
  connections: [800, 3],
  loadSeconds: [4, 0],

  // list
  callers: [10, 1],
  callersProducts: [50, 2],
  neighbours: [200, 1],
  compareWarmUpSeconds: [4, 0],
  compareSeconds: [2, 0],
  compareRounds: [9, 2],

  // fair
  ownersProducts: [1_000, 20],
  makersMovements: [1_000, 20],
  pricers: [10, 2],
  savers: [300, 3],
  senders: [4, 2],
  linkedProducts: [3_000, 20],
  looseProducts: [2_000, 10],
  fileBytes: [28_000_000, 100_000],
  /** Of the file with merged cells, and of the one with as many cells as a sheet may have. */
  sheetRows: [20_000, 100],
  merges: [200_000, 100],
  crowdSeconds: [8, 0.2],
  /** In one list of one row: 16 MB of materials. */
  hugeRows: [60_000, 300],
  hugeVersion: [40_000, 300],
  /** Forty seconds on the line of a phone. */
  slowBytes: [10_000_000, 50_000],

  // pages, sheets
  pagedProducts: [50_000, 600],
  sheetLines: [10_000, 30],
  hostileSheets: [50, 3],

  // growth, stock, reports
  crowdFew: [2_000, 30],
  crowdMany: [1_000_000, 60],
  /** People who ask for each call, and those of them who are asked before anything counts. */
  askers: [400, 2],
  askersWarmUp: [40, 1],
  movementsFew: [1_000, 600],
  movementsMany: [100_000, 900],
  productsFew: [1_000, 20],
  productsMany: [100_000, 40],
  warmUpTries: [5, 0],
  tries: [40, 1],

  // typing, arrival, lighthouse
  materialsFew: [30, 3],
  materialsMany: [200, 5],
  warmUpKeys: [24, 1],
  keys: [120, 2],
  screens: [7, 1],
  visits: [3, 1],
  pages: [5, 1],
  runs: [5, 1],
} satisfies Record<string, readonly [measured: number, small: number]>;

type Size = keyof typeof table;

export const sizes = Object.fromEntries(
  Object.entries(table).map(([name, [measured, small]]) => [name, isSmall ? small : measured]),
) as Record<Size, number>;

/**
 * What autocannon is told: so many connections for so long, or in small, where a busy machine may stand
 * still for longer, two calls of each.
 */
export const hammering = (connections: number, duration: number) => ({
  connections: Math.min(connections, sizes.connections),
  ...(isSmall
    ? { amount: 2 * Math.min(connections, sizes.connections), sampleInt: 50 }
    : { duration }),
});
