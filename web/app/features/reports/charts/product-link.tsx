import { Link } from 'react-router';
import { shortenText } from '#core/text/cut-text.ts';

interface ProductLinkProps {
  readonly id: string;
  readonly name: string;
}

/** How many characters of a name a drawing has room for. */
const room = 34;

/** A name as a drawing has room for it. */
export const shortName = (name: string): string => shortenText(name, room);

/** Opens a product by its name; a long one is cut, and is whole in the tip. */
export function ProductLink({ id, name }: ProductLinkProps) {
  return (
    <Link to={`/edit-product/${id}`} title={name} dir="auto">
      {shortName(name)}
    </Link>
  );
}
