import { Link } from 'react-router';
import classes from './frame.module.css';

const links = [
  { to: '/terms', label: 'Termos de Uso' },
  { to: '/privacy', label: 'Privacidade' },
  { to: '/support', label: 'Suporte' },
];

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.foot}>
        <nav aria-label="Rodapé">
          <ul className={classes.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={classes.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={classes.rights}>© 2025 Artesa. Todos os direitos reservados.</p>
      </div>
    </footer>
  );
}
