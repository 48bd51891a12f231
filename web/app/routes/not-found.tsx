import { LinkButton } from '../ui/buttons/button.tsx';
import { Card } from '../ui/look/box.tsx';
import { Text } from '../ui/look/text.tsx';
import { Page } from '../ui/screen/page.tsx';
import { privateMeta } from '../ui/screen/page-meta.ts';

export const meta = () => privateMeta('Página não encontrada · Artesa');

export default function NotFound() {
  return (
    <Page>
      <Card gap={4} pad={5} align="center">
        <Text size={6} tone="accent" serif>
          404
        </Text>
        <Text as="h1" size={5}>
          Página não encontrada
        </Text>
        <p>A página que você está procurando não existe ou foi movida.</p>
        <div>
          <LinkButton to="/">Voltar para a Página Inicial</LinkButton>
        </div>
      </Card>
    </Page>
  );
}
