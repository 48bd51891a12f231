import { Choice } from '../look/choice.tsx';
import type { ListLook } from './use-list-look.ts';

const options = [
  { value: 'cards', label: 'Cartões' },
  { value: 'rows', label: 'Lista' },
] as const;

interface LookChoiceProps {
  readonly look: ListLook;
  readonly onChange: (look: ListLook) => void;
}

export const LookChoice = ({ look, onChange }: LookChoiceProps) => (
  <Choice
    name="list-look"
    legend="Mostrar como"
    look="switch"
    value={look}
    options={options}
    onChange={onChange}
  />
);
