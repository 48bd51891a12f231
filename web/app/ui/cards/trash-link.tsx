import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './cards.module.css';

export function TrashLink() {
  return (
    <p>
      <Link to="/trash" className={classes.trash}>
        <IconTrash size={18} stroke={1.7} aria-hidden />
        Ver a lixeira
      </Link>
    </p>
  );
}
