import { Card, Stack } from '../../ui/look/box.tsx';
import { Skeleton } from '../../ui/notes/waiting.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { screenTitle } from './screens.ts';

const cards = ['first', 'second', 'third', 'fourth'];

/** What stands in place of a screen that is still loaded: where one is, and that it comes. */
export function ComingScreen({ path }: { readonly path: string }) {
  return (
    <>
      <PageHead compact title={screenTitle(path) ?? 'Só um momento'} />
      <Stack gap={4} data-waiting>
        <p role="status">Carregando…</p>
        {cards.map((card) => (
          <Card key={card} aria-hidden>
            <Skeleton height="1.25rem" width="55%" />
            <Skeleton height="1rem" width="80%" />
            <Skeleton height="1rem" width="35%" />
          </Card>
        ))}
      </Stack>
    </>
  );
}
