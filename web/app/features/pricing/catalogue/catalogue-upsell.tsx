import { Link } from 'react-router';
import buttonClasses from '../../../ui/buttons/buttons.module.css';
import { Text } from '../../../ui/look/text.tsx';

export function CatalogueUpsell() {
  return (
    <Text size={2} tone="soft">
      No plano Pro, seus materiais ficam em um catálogo: um toque e eles estão aqui, já com o preço.{' '}
      <Link to="/upgrade" className={buttonClasses.quiet}>
        Conhecer o Pro
      </Link>
    </Text>
  );
}
