import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './list-link.module.css';

export function TrashLink() {
  return (
    <p className={classes.line}>
      <Link to="/trash" className={classes.link}>
        <IconTrash size={18} stroke={1.7} aria-hidden />
        Ver a lixeira
      </Link>
    </p>
  );
}
