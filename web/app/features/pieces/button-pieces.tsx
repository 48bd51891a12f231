import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { errorMessages } from '#core/errors/errors.ts';
import { ApiError } from '../../api/api-error.ts';
import { Button, LinkButton, QuietButton } from '../../ui/buttons/button.tsx';
import { Dropdown } from '../../ui/buttons/dropdown.tsx';
import { PendingButton } from '../../ui/buttons/pending-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { DialogButtons } from '../../ui/dialogs/dialog-buttons.tsx';
import { BackLink } from '../../ui/screen/back-link.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { Piece, PieceGroup } from './piece.tsx';

const failure = new ApiError(0, 'network', errorMessages.network_unavailable.detail);
const nothing = () => {};

const toasts = {
  Deu: () => toast.success('Produto salvo.'),
  Atenção: () => toast.warning('Falta um produto para o limite.'),
  Falha: () => toast.error('Não foi possível salvar.', 'Sem conexão.'),
  Informação: () => toast.info('Seu plano mudou.'),
  Desfazer: () => toast.undoable('Produto excluído.', nothing),
  Repetir: () => toast.retriable('Não foi possível excluir.', nothing),
};

export function ButtonPieces() {
  return (
    <PieceGroup title="Botões, listas e avisos que passam">
      <Piece row name="Principal, comum, discreto">
        <Button leftSection={<IconPlus size={20} aria-hidden />}>Nova peça</Button>
        <Button variant="default">Cancelar</Button>
        <Button variant="subtle">Mais tarde</Button>
        <QuietButton>Perda</QuietButton>
      </Piece>
      <Piece row name="Tamanhos">
        <Button size="sm">Pequeno</Button>
        <Button>Médio</Button>
        <Button size="lg">Grande</Button>
      </Piece>
      <Piece row name="Desligado e perigoso">
        <Button disabled>Salvar</Button>
        <Button color="red">Excluir</Button>
        <Button variant="outline" color="red">
          Deletar conta
        </Button>
      </Piece>
      <Piece row name="Esperando e bloqueado">
        <PendingButton pending waiting="Salvando…">
          Salvar
        </PendingButton>
        <PendingButton pending={false} waiting="" blocked="Tente novamente em 2:05">
          Entrar
        </PendingButton>
      </Piece>
      <Piece row name="Link como botão, link de volta">
        <LinkButton to="/pieces">Abrir</LinkButton>
        <BackLink to="/pieces">Voltar</BackLink>
      </Piece>
      <Piece name="Lista suspensa">
        <Dropdown button="Abrir a lista" buttonClass={undefined} width={220}>
          <BackLink to="/pieces">Um caminho</BackLink>
        </Dropdown>
      </Piece>
      <Piece name="Botões de um diálogo, com erro">
        <DialogButtons
          destructive
          confirm="Sim, excluir"
          pending={false}
          error={failure}
          onConfirm={nothing}
          onCancel={nothing}
        />
      </Piece>
      <Piece name="Diálogo">
        <Question />
      </Piece>
      <Piece row name="Avisos que passam">
        {Object.entries(toasts).map(([name, show]) => (
          <Button key={name} variant="default" size="sm" onClick={show}>
            {name}
          </Button>
        ))}
      </Piece>
    </PieceGroup>
  );
}

function Question() {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Perguntar
      </Button>
      <ConfirmDialog
        opened={opened}
        title="Excluir produto"
        question="Tem certeza que deseja excluir o produto?"
        warning="Há algo que ainda não foi salvo."
        confirm="Sim, excluir"
        onConfirm={close}
        onClose={close}
      />
    </>
  );
}
