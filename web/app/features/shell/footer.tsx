import classes from './frame.module.css';

export function Footer() {
  return <footer className={classes.footer}>© 2025 Artesa. Todos os direitos reservados.</footer>;
}
