import { Link } from 'react-router';
import type { Me } from '#core/schemas/account.ts';
import { Row } from '../../ui/look/box.tsx';
import { BottomBar } from './bottom-bar.tsx';
import classes from './shell.module.css';

const links = [
  { to: '/terms', label: 'Termos de Uso' },
  { to: '/privacy', label: 'Privacidade' },
  { to: '/support', label: 'Suporte' },
];

export function Footer({ user }: { readonly user: Me }) {
  return (
    <>
      <footer className={classes.footer}>
        <Row wrap between className={classes.bar}>
          <nav aria-label="Rodapé">
            <Row as="ul" wrap>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={classes.entry}>
                    {label}
                  </Link>
                </li>
              ))}
            </Row>
          </nav>
          <p>© 2025 Artesa. Todos os direitos reservados.</p>
        </Row>
      </footer>
      <BottomBar plan={user.plan} />
    </>
  );
}
