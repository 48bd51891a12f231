import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, NoteButton } from '../../ui/buttons/button.tsx';
import { Card, Grid, Row, Stack } from '../../ui/look/box.tsx';
import { Choice } from '../../ui/look/choice.tsx';
import { Figure, LineFigure } from '../../ui/look/figure.tsx';
import { ListRow } from '../../ui/look/list-row.tsx';
import look from '../../ui/look/look.module.css';
import { Note } from '../../ui/look/note.tsx';
import { Badge, Text } from '../../ui/look/text.tsx';
import type { Tone } from '../../ui/look/tones.ts';
import { Piece, PieceGroup } from './piece.tsx';

const tones: readonly Tone[] = ['plain', 'soft', 'accent', 'good', 'warn', 'bad', 'info'];
const sizes = [1, 2, 3, 4, 5, 6] as const;
const long = 'Porta-guardanapos de macramê com contas de madeira e fecho de latão';
const nothing = () => {};

/** The parts that screens are made of, in every state. */
export function LookPieces() {
  return (
    <PieceGroup title="Do que as telas são feitas">
      <Piece name="Texto em seis tamanhos">
        <Stack gap={2}>
          {sizes.map((size) => (
            <Text key={size} size={size} serif={size > 3}>
              Amigurumi, {size}
            </Text>
          ))}
          <Text clip strong>
            {long}
          </Text>
        </Stack>
      </Piece>
      <Piece row name="Tons: texto e selo">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {tones.map((tone) => (
          <Text key={tone} as="span" tone={tone}>
            {tone}
          </Text>
        ))}
      </Piece>
      <Piece name="Pilha, linha, grade e cartão">
        <Card>
          <Row between gap={2}>
            <Text strong>Cartão</Text>
            <Badge tone="good">Lucrativo</Badge>
          </Row>
          <Grid as="dl" least="6rem" gap={3}>
            <Figure label="Preço" value="R$ 129,90" size={5} />
            <Figure label="Sobra" value="R$ 19,93" tone="good" />
            <Figure label="Prejuízo" value="-R$ 4,10" tone="bad" />
          </Grid>
          <Stack as="dl" gap={2}>
            <LineFigure label="Materiais" value="R$ 14,22" />
            <LineFigure strong label="Custo total" value="R$ 109,97" />
          </Stack>
        </Card>
      </Piece>
      <Piece name="Linhas de uma lista">
        <div className={look.rows}>
          <ListRow
            mark="good"
            title={long}
            facts="Crochê · R$ 54,27 por hora"
            value="R$ 265,97"
            valueFacts="fica R$ 118,21"
            to="/pieces"
          />
          <ListRow
            mark="bad"
            title="Polvo"
            facts="Margem baixa"
            value="R$ 129,90"
            onPress={nothing}
            end={
              <Button size="sm" variant="subtle" aria-label="Mais de Polvo">
                <IconDotsVertical size={20} aria-hidden />
              </Button>
            }
          />
          <ListRow title="Sem marca e sem caminho" />
        </div>
      </Piece>
      <Piece name="Escolha de uma entre poucas">
        <Choices />
      </Piece>
      {(['info', 'good', 'warn', 'bad'] as const).map((kind) => (
        <Piece key={kind} name={`Aviso, ${kind}`}>
          <Stack gap={2}>
            <Note kind={kind}>Um aviso que fica na tela.</Note>
            <Note kind={kind} action={<NoteButton>Resolver</NoteButton>}>
              Um aviso com o que fazer.
            </Note>
          </Stack>
        </Piece>
      ))}
    </PieceGroup>
  );
}

const views = [
  { value: 'all', label: 'Todos', count: 40 },
  { value: 'good', label: 'Lucrativo', count: 28 },
  { value: 'none', label: 'Prejuízo', count: 0 },
];

function Choices() {
  const [chosen, setChosen] = useState('all');
  const choice = { legend: 'Situação', value: chosen, options: views, onChange: setChosen };
  return (
    <Stack gap={3}>
      <Choice {...choice} name="pills" look="pills" />
      <Choice {...choice} name="switch" look="switch" />
    </Stack>
  );
}
