import { and, count, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { pickFields } from '#core/fields/field.ts';
import { breakdownAtPrice } from '#core/pricing/price.ts';
import { profitabilityThresholds } from '#core/pricing/profitability.ts';
import { materialFields, productFields } from '#core/products/fields.ts';
import { type Report, topProductsInReport } from '#core/schemas/report.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { materials, products } from '../../db/schema.ts';

const { marginPercentage: markup, finalPrice } = products;
const { lucrative, attention } = profitabilityThresholds;

/**
 * The figures of the user's products: markups in per cent, amounts in R$, averages and percents not
 * rounded. The database computes them from one index, whatever the number of products.
 *
 * @param hourlyRate the cost of an hour of labour today, in R$, for the net margins
 */
export async function readReport(
  tx: Queryable,
  userId: UserId,
  hourlyRate: number,
): Promise<Report> {
  const [figures] = await tx
    .select({
      total: count(),
      averageMargin: average(markup),
      averagePrice: average(finalPrice),
      potentialRevenue: sql`coalesce(sum(${finalPrice}), 0)`.mapWith(Number),
      lucrative: countWhere(sql`${markup} >= ${lucrative}`),
      attention: countWhere(sql`${markup} >= ${attention} and ${markup} < ${lucrative}`),
      loss: countWhere(sql`${markup} < ${attention}`),
    })
    .from(products)
    .where(ownProducts(userId));
  if (!figures) throw new Error('an aggregate answered no row');
  const topProducts = await readTopProducts(tx, userId, hourlyRate);
  const { total } = figures;
  const share = (count: number) => ({ count, percent: total === 0 ? 0 : (count * 100) / total });
  return {
    totalProducts: total,
    averageMargin: figures.averageMargin,
    averagePrice: figures.averagePrice,
    potentialRevenue: figures.potentialRevenue,
    distribution: {
      lucrative: share(figures.lucrative),
      attention: share(figures.attention),
      loss: share(figures.loss),
    },
    topProducts,
  };
}

async function readTopProducts(tx: Queryable, userId: UserId, hourlyRate: number) {
  const top = await tx
    .select({
      id: products.id,
      ...pickFields(productFields, products),
      finalPrice,
    })
    .from(products)
    .where(ownProducts(userId))
    .orderBy(desc(markup), desc(products.createdAt), desc(products.id))
    .limit(topProductsInReport);
  const rows = await tx
    .select({ productId: materials.productId, ...pickFields(materialFields, materials) })
    .from(materials)
    .where(
      and(
        eq(materials.userId, userId),
        inArray(
          materials.productId,
          top.map(({ id }) => id),
        ),
      ),
    );
  return top.map((product) => {
    const { id, name, craftCategory, marginPercentage, finalPrice } = product;
    const own = rows.filter(({ productId }) => productId === id);
    const costs = { ...product, materials: own, hourlyRate };
    const netMargin = Number(breakdownAtPrice(costs, finalPrice).netMargin);
    return { id, name, craftCategory, marginPercentage, finalPrice, netMargin };
  });
}

const ownProducts = (userId: UserId) =>
  and(eq(products.userId, userId), eq(products.isActive, true));

const average = (figure: SQLWrapper) => sql`coalesce(avg(${figure}), 0)`.mapWith(Number);

const countWhere = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
