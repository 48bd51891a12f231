import { type ReactNode, useState } from 'react';
import { formatMoney } from '#core/numbers/formats.ts';
import { materialFields } from '#core/products/product-fields.ts';
import { CraftPicture } from '../../ui/cards/craft-picture.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { RangeField } from '../../ui/fields/range-field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import {
  CodeField,
  TextAreaField,
  TextField,
  type TextFieldProps,
} from '../../ui/fields/text-field.tsx';
import { NewPasswordFields } from '../../ui/new-password/new-password-fields.tsx';
import { Piece, PieceGroup } from './piece.tsx';

const states = [
  { name: 'vazio', value: '', hint: 'Mín: 2 caracteres' },
  { name: 'preenchido', value: 'Urso de crochê', aside: '14/100' },
  { name: 'ajustado', value: '50', note: 'Sem valor, usamos R$ 50,00.' },
  { name: 'errado', value: 'U', error: 'Nome deve ter entre 2 e 100 caracteres' },
];

const options = [
  { value: 'mg', label: 'Minas Gerais' },
  { value: 'ce', label: 'Ceará' },
];

type Field = Pick<TextFieldProps, 'value' | 'onChange'>;
type Sample = readonly [name: string, initial: string, render: (field: Field) => ReactNode];

const samples: readonly Sample[] = [
  ...states.map(
    ({ name, value, ...texts }): Sample => [
      `Texto, ${name}`,
      value,
      (field) => <TextField {...field} {...texts} id={`text-${name}`} label="Nome do produto" />,
    ],
  ),
  [
    'Dinheiro',
    '18,90',
    (field) => <NumberField {...field} id="money" field={materialFields.unitPrice} />,
  ],
  ['Código', '123 456', (field) => <CodeField {...field} id="code" />],
  [
    'Busca',
    'fio',
    (field) => <SearchField {...field} label="Buscar" placeholder="Nome ou categoria" />,
  ],
  [
    'Lista de opções',
    'mg',
    (field) => <SelectField {...field} id="select" label="Estado" options={options} />,
  ],
  [
    'Texto longo',
    'Boa tarde!',
    (field) => <TextAreaField {...field} id="area" label="Mensagem" rows={3} />,
  ],
];

export function FieldPieces() {
  return (
    <PieceGroup title="Campos">
      {samples.map((sample) => (
        <FieldPiece key={sample[0]} sample={sample} />
      ))}
      <Piece name="Senha nova, com força e mínimo">
        <Passwords />
      </Piece>
      <Piece name="Régua e cartões de escolha">
        <Choices />
      </Piece>
    </PieceGroup>
  );
}

function FieldPiece({ sample: [name, initial, render] }: { readonly sample: Sample }) {
  const [value, onChange] = useState(initial);
  return <Piece name={name}>{render({ value, onChange })}</Piece>;
}

function Passwords() {
  const [password, setPassword] = useState('linha-e-feltro');
  const [again, setAgain] = useState('linha');
  return (
    <NewPasswordFields
      password={{ name: 'newPassword', value: password, error: undefined, onChange: setPassword }}
      confirmation={{
        name: 'confirmation',
        value: again,
        error: 'As senhas não coincidem',
        onChange: setAgain,
      }}
    />
  );
}

function Choices() {
  const [rate, setRate] = useState(25);
  const [craft, setCraft] = useState('croche');
  return (
    <>
      <RangeField
        id="rate"
        label="Valor da hora"
        value={rate}
        min={10}
        max={100}
        step={1}
        format={formatMoney}
        onChange={setRate}
      />
      {(['croche', 'ceramica'] as const).map((each) => (
        <ChoiceCard
          key={each}
          name="craft"
          value={each}
          checked={craft === each}
          title={each === 'croche' ? 'Crochê' : 'Cerâmica'}
          description="Um cartão de escolha"
          picture={<CraftPicture craft={each} />}
          onChoose={() => setCraft(each)}
        />
      ))}
    </>
  );
}
