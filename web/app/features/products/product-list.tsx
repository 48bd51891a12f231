import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { pricingFallbacks } from '#core/pricing/bounds.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageHead } from '../../ui/page.tsx';
import { useUser } from '../session/user-context.ts';
import { NoProducts } from './no-products.tsx';
import { ProductCard } from './product-card.tsx';
import classes from './product-list.module.css';
import { productsQuery } from './products-query.ts';

/** The saved products with their prices, or what stands in their place. */
export function ProductList() {
  const { data, error, isPending, isFetching, refetch } = useQuery(productsQuery);
  const { hourlyRate } = useUser();
  const rate = hourlyRate || pricingFallbacks.hourlyRate;
  const count = data?.length ?? 0;
  return (
    <>
      <PageHead
        title="Produtos"
        actions={
          count > 0 && (
            <LinkButton to="/calculator" leftSection={<IconPlus size={20} aria-hidden />}>
              Nova precificação
            </LinkButton>
          )
        }
      >
        {data && countText(count)}
      </PageHead>
      {isPending && <CardSkeletons />}
      {error && !data && (
        <LoadError
          title="Não foi possível carregar seus produtos"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && count === 0 && <NoProducts />}
      <div className={classes.grid}>
        {data?.map((product) => (
          <ProductCard key={product.id} product={product} hourlyRate={rate} />
        ))}
      </div>
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nenhum produto cadastrado';
  return count === 1 ? '1 produto cadastrado' : `${count} produtos cadastrados`;
}

function CardSkeletons() {
  return (
    <div role="status" className={classes.grid}>
      <VisuallyHidden>Carregando seus produtos…</VisuallyHidden>
      <Skeleton height="30rem" radius="lg" />
      <Skeleton height="30rem" radius="lg" />
      <Skeleton height="30rem" radius="lg" />
    </div>
  );
}
