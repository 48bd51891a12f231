import { LinkButton } from '../ui/buttons/link-button.tsx';
import { Page } from '../ui/screen/page.tsx';
import { privateMeta } from '../ui/screen/page-meta.ts';
import classes from './not-found.module.css';

export const meta = () => privateMeta('Página não encontrada · Artesa');

export default function NotFound() {
  return (
    <Page>
      <div className={classes.box}>
        <p className={classes.code}>404</p>
        <h1>Página não encontrada</h1>
        <p>A página que você está procurando não existe ou foi movida.</p>
        <LinkButton to="/">Voltar para a Página Inicial</LinkButton>
      </div>
    </Page>
  );
}
