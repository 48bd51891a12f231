import { craftName } from '#core/choices/crafts.ts';
import { piecesMade } from '#core/pricing/price-notes.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatCount } from '#core/text/formats.ts';
import { sayHours } from '#core/typed/say-hours.ts';

/** 'Crochê · 3 h 45 min · 5 materiais · rende 12 peças' */
export const factsOf = ({ craftCategory, productionTime, materials, batchSize }: Product) =>
  [
    craftName(craftCategory),
    sayHours(productionTime),
    formatCount(materials.length, 'material', 'materiais'),
    batchSize > 1 && piecesMade(batchSize),
  ]
    .filter(Boolean)
    .join(' · ');
