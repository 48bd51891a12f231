import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { restoredWords } from '#core/app/app-texts.ts';
import type { CachedRows, StoredRow } from '../../acts/cached-rows.ts';
import { type RowCalls, theirsIn } from '../../acts/save-against-version.ts';
import { NoteButton } from '../../ui/buttons/button.tsx';
import { ConflictDialog, type ConflictVersion } from '../../ui/dialogs/conflict-dialog.tsx';
import dialogClasses from '../../ui/dialogs/dialog.module.css';
import { DialogForm } from '../../ui/dialogs/dialog-form.tsx';
import { DiscardDialog } from '../../ui/dialogs/discard-dialog.tsx';
import { type FieldMessages, useForm } from '../../ui/forms/use-form.ts';
import { Note } from '../../ui/look/note.tsx';
import { VisuallyHidden } from '../../ui/look/visually-hidden.tsx';
import { AsideNote } from '../../ui/notes/aside-note.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { useUser } from '../session/user-context.ts';
import type { DraftSlot, StoredDraft } from './draft-slot.ts';
import { DraftWork } from './draft-work.ts';
import { NewerDraftNote } from './newer-draft-note.tsx';
import { rowSaving } from './row-saving.ts';

/** What a dialog knows of the kind of row that it edits. `Texts` are its fields as typed. */
export interface RowKind<Row extends StoredRow, Texts, Input> {
  readonly calls: RowCalls<Row, Input>;
  readonly cached: Pick<CachedRows<Row>, 'put'>;
  /** @param id null for a new row */
  readonly slot: (userId: string, id: string | null) => DraftSlot<StoredDraft<Texts>>;
  readonly textsOf: (row: Row) => Texts;
  /** What is sent of texts in which nothing is wrong; what nobody changed since `before` may be left out. */
  readonly inputOf: (texts: Texts, before?: Texts) => Input;
  readonly findProblems: (texts: Texts, before: Texts) => Promise<FieldMessages>;
  /** The field that an error's path names, where it has another name. */
  readonly fieldAt?: (path: string) => string;
  /** The words for a row that exists, or for a new one. */
  readonly words: (row: Row | null) => RowWords;
  /** How the two versions of a conflict are told apart. */
  readonly versionOf: (content: Row | Input) => ConflictVersion;
}

interface RowWords {
  /** 'Este material mudou em outro lugar' */
  readonly changed: string;
  readonly fields: string;
  readonly save: string;
  readonly saving: string;
  readonly saved: (name: string) => string;
  readonly failed: string;
}

export interface RowFormProps<Row> {
  /** What is edited; null for a new row. */
  readonly row: Row | null;
  /** What Escape does. */
  readonly dismiss: RefObject<() => void>;
  /**
   * Called with a row that was saved, and with the one that it replaces as far as this device knew it;
   * null for a new one.
   */
  readonly onSaved: (after: Row, before: Row | null) => void;
  readonly onClose: () => void;
}

interface Props<Row extends StoredRow, Texts, Input> extends RowFormProps<Row> {
  readonly kind: RowKind<Row, Texts, Input>;
  /** What a new row begins with. */
  readonly fresh: Texts;
  /** The id of the field in which a question waits for its answer, before anything can be saved. */
  readonly question?: string;
  /** Called when what was restored is discarded. */
  readonly onDiscard?: () => void;
  readonly children: (form: RowFields<Texts>) => ReactNode;
}

type TextsForm<Texts> = ReturnType<typeof useForm<keyof Texts & string>>;

/** What the fields need: the form, and how it begins again with other texts. */
export interface RowFields<Texts> {
  readonly values: Texts;
  readonly field: TextsForm<Texts>['field'];
  /** What is saved of the row; null for a new one. */
  readonly stored: Texts | null;
  /** @param focus the name of the field that one goes on in */
  readonly begin: (texts: Texts, focus: string) => void;
}

/**
 * The form of a row in a dialog. What is typed stays on the device until it is saved or discarded; what
 * somebody else saved meanwhile is not overwritten without a question.
 */
export function RowForm<
  Row extends StoredRow & { readonly name: string },
  Texts extends Readonly<Record<string, string>>,
  Input,
>(props: Props<Row, Texts, Input>) {
  const { kind, row, fresh } = props;
  const userId = useUser().id;
  const [{ work, send }] = useState(() => {
    const slot = kind.slot(userId, row?.id ?? null);
    const draft = row ? kind.textsOf(row) : fresh;
    const work = new DraftWork<Texts>(slot, { draft, version: row?.updatedAt ?? null });
    const opened = row && { id: row.id, version: row.updatedAt, input: kind.inputOf(draft) };
    return { work, send: rowSaving(kind.calls, work, opened) };
  });
  useEffect(() => work.follow(), [work]);
  const generation = useSyncExternalStore(work.subscribe, () => work.shown().generation);
  /** The row as it is known here. */
  const [base, setBase] = useState(row);
  /** The field that a form that began again begins in. */
  const [begun, setBegun] = useState({ generation: 0, focus: '' });
  return (
    <Fields
      {...props}
      key={generation}
      row={base}
      work={work}
      send={send}
      focus={begun.generation === generation ? begun.focus : ''}
      onKnown={setBase}
      onBegin={(texts, focus) => {
        setBegun({ generation: generation + 1, focus });
        work.put(texts);
      }}
    />
  );
}

interface FieldsProps<Row extends StoredRow, Texts, Input> extends Props<Row, Texts, Input> {
  readonly work: DraftWork<Texts>;
  readonly send: (input: Input) => Promise<Row>;
  /** The name of the field that the form begins in; '' for the first. */
  readonly focus: string;
  readonly onKnown: (row: Row) => void;
  readonly onBegin: RowFields<Texts>['begin'];
}

function Fields<
  Row extends StoredRow & { readonly name: string },
  Texts extends Readonly<Record<string, string>>,
  Input,
>(props: FieldsProps<Row, Texts, Input>) {
  const { kind, row, work, send, focus, question, dismiss, onKnown, onBegin, onDiscard } = props;
  const { onSaved, onClose, children } = props;
  const client = useQueryClient();
  const [{ draft: initial, aside }] = useState(work.shown);
  const before = () => work.saved().draft;
  const form = useForm<keyof Texts & string>(
    initial,
    (texts) => kind.findProblems(texts as Texts, before()),
    kind.fieldAt,
  );
  const values = form.values as Texts;
  useEffect(() => work.type(values), [work, values]);
  const words = kind.words(row);
  const inputNow = () => kind.inputOf(values, before());

  const [theirs, setTheirs] = useState<Row | null>(null);
  const save = useMutation({
    mutationFn: () => send(inputNow()),
    onSuccess(saved) {
      work.forget();
      toast.success(words.saved(saved.name));
      void kind.cached.put(client, saved);
    },
    onError(error) {
      const stored = theirsIn(kind.calls, error);
      if (stored) void kind.cached.put(client, stored);
    },
  });
  const submit = (replaced: Row | null) =>
    void form.submit(() =>
      save.mutateAsync(undefined, {
        onSuccess: (saved) => onSaved(saved, replaced),
        onError: (error) => setTheirs(theirsIn(kind.calls, error)),
      }),
    );
  /** Goes on from what somebody else saved. */
  const goOn = (stored: Row) => {
    work.rebase(kind.textsOf(stored), stored.updatedAt);
    onKnown(stored);
    setTheirs(null);
  };

  const [leaving, setLeaving] = useState(false);
  const leave = () => (work.isChanged(values) ? setLeaving(true) : onClose());
  useEffect(() => {
    dismiss.current = leave;
  });
  // The note about what is put aside takes the focus itself, and a note has a button before the fields.
  const isNoted = aside !== null && focus === '';
  useEffect(() => {
    if (isNoted) return;
    const { current } = form.form;
    const field = current?.elements.namedItem(focus) ?? current?.querySelector('input');
    if (field instanceof HTMLElement) field.focus();
  }, [isNoted, focus, form.form]);

  return (
    <>
      <DialogForm
        form={form.form}
        confirm={words.save}
        waiting={words.saving}
        pending={form.pending}
        error={theirsIn(kind.calls, save.error) ? null : save.error}
        failed={words.failed}
        onSubmit={() => {
          const unanswered = question && document.getElementById(question);
          if (unanswered) unanswered.focus();
          else submit(row);
        }}
        onCancel={leave}
      >
        {/* What is typed while it is being saved would go with the dialog. */}
        <fieldset className={dialogClasses.fields} disabled={form.pending}>
          <VisuallyHidden as="legend">{words.fields}</VisuallyHidden>
          {aside && <AsideNote onShow={work.showAside} />}
          {work.holdsNewer && <NewerDraftNote />}
          {work.wasRestored && !aside && (
            <Note
              kind="info"
              action={
                <NoteButton
                  onClick={() => {
                    work.discard();
                    onDiscard?.();
                  }}
                >
                  {restoredWords.discard}
                </NoteButton>
              }
            >
              {restoredWords.message}
            </Note>
          )}
          {children({
            values,
            field: form.field,
            stored: work.isNew() ? null : before(),
            begin: onBegin,
          })}
        </fieldset>
      </DialogForm>
      <ConflictDialog
        title={words.changed}
        theirs={theirs && { at: theirs.updatedAt, ...kind.versionOf(theirs) }}
        mine={theirs && kind.versionOf(inputNow())}
        onSaveMine={() => {
          if (!theirs) return;
          goOn(theirs);
          submit(theirs);
        }}
        onShowTheirs={() => {
          if (!theirs) return;
          goOn(theirs);
          work.showSaved({ mineAside: true });
        }}
        onClose={() => setTheirs(null)}
      />
      <DiscardDialog
        opened={leaving}
        onDiscard={() => {
          work.discard();
          onClose();
        }}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
