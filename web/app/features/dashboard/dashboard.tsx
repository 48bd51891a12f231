import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconBasket, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageHead } from '../../ui/page.tsx';
import { NoProducts } from '../products/no-products.tsx';
import { productsQuery } from '../products/products-query.ts';
import { useUser } from '../session/user-context.ts';
import classes from './dashboard.module.css';
import { firstName } from './first-name.ts';
import { RecentProducts } from './recent-products.tsx';

const recentCount = 3;

export function Dashboard() {
  const user = useUser();
  return (
    <>
      <PageHead
        title={`Olá, ${firstName(user.name)}!`}
        actions={
          <>
            <LinkButton to="/calculator" leftSection={<IconPlus size={20} aria-hidden />}>
              Nova precificação
            </LinkButton>
            <LinkButton
              to="/products"
              variant="default"
              leftSection={<IconBasket size={20} aria-hidden />}
            >
              Ver produtos
            </LinkButton>
          </>
        }
      >
        O que saiu das suas mãos hoje?
      </PageHead>
      <Recent />
    </>
  );
}

function Recent() {
  const { data, error, isFetching, refetch } = useQuery(productsQuery);
  if (data?.length === 0) return <NoProducts />;
  if (data) return <RecentProducts products={data.slice(0, recentCount)} />;
  if (error) {
    return (
      <LoadError
        title="Não foi possível carregar seus produtos"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div role="status" className={classes.list}>
      <VisuallyHidden>Carregando seus produtos…</VisuallyHidden>
      <Skeleton height="7rem" radius="lg" />
      <Skeleton height="7rem" radius="lg" />
      <Skeleton height="7rem" radius="lg" />
    </div>
  );
}
