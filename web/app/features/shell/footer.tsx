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
        <Row wrap between gap={1} pad={4} className={classes.foot}>
          <nav aria-label="Rodapé" className={classes.links}>
            <ul className={classes.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <p>© 2025 Artesa. Todos os direitos reservados.</p>
        </Row>
      </footer>
      <BottomBar plan={user.plan} />
    </>
  );
}
