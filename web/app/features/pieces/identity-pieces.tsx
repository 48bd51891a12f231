import { crafts } from '#core/crafts/crafts.ts';
import { CraftPicture } from '../../ui/cards/craft-picture.tsx';
import { Grid, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { Logo } from '../../ui/screen/logo.tsx';
import { Piece, PieceGroup } from './piece.tsx';
import classes from './pieces.module.css';

const colours = [
  'paper',
  'surface',
  'surface-sunken',
  'ink',
  'ink-soft',
  'line',
  'accent',
  'accent-soft',
  'accent-ink',
  'good-ink',
  'good-soft',
  'warn-ink',
  'warn-soft',
  'bad-ink',
  'bad-soft',
  'info-ink',
  'info-soft',
  'part-materials',
  'part-labour',
  'part-fixed',
  'part-profit',
];

export function IdentityPieces() {
  return (
    <>
      <PieceGroup title="Marca e letra">
        <Piece name="Logo">
          <Logo />
        </Piece>
        <Piece name="Títulos e texto">
          <h3>Quanto vale a sua peça?</h3>
          <p>O texto corrido usa a letra do próprio aparelho. R$ 1.234,56</p>
        </Piece>
        <Piece row name="Desenhos dos artesanatos">
          {crafts.map(({ id }) => (
            <CraftPicture key={id} craft={id} />
          ))}
        </Piece>
      </PieceGroup>
      <Stack as="section" gap={4} pad={2}>
        <h2>Cores</h2>
        <Grid as="ul" least="7rem" gap={2}>
          {colours.map((colour) => (
            <li key={colour}>
              <span className={classes.swatch} style={{ background: `var(--${colour})` }} />
              <Text size={1}>{colour}</Text>
            </li>
          ))}
        </Grid>
      </Stack>
    </>
  );
}
