import classes from './page.module.css';

export function NoScript() {
  return (
    <noscript>
      <p className={classes.strip}>
        Para entrar e calcular, a Artesa precisa do JavaScript, que está desligado no seu navegador.
        Ligue-o nas configurações do navegador e abra esta página de novo, ou volte à{' '}
        <a href="/">página inicial</a>.
      </p>
    </noscript>
  );
}
