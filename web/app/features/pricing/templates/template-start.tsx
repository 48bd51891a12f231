import { IconCrown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { plans } from '#core/plans/plans.ts';
import { isWithoutPrice, type ProductDraft } from '#core/product-draft/product-draft.ts';
import { templateStart } from '#core/templates/template-start-texts.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { useUser } from '../../session/user-context.ts';
import type { ProductWork } from '../draft/product-work.ts';
import type { TemplateChoiceProps, TemplateProgress } from './template-choice.tsx';
import { templatesQuery } from './templates-query.ts';

export interface TemplateNotes {
  readonly hint: string | null;
  /** The names of materials whose price was skipped. */
  readonly skipped: readonly string[];
}

interface TemplateStartProps {
  readonly work: ProductWork;
  readonly fresh: () => ProductDraft;
  readonly notes: TemplateNotes | null;
  readonly onNotes: (notes: TemplateNotes | null) => void;
  readonly onReplace: (undo: () => void) => void;
}

export function TemplateStart({ work, fresh, notes, onNotes, onReplace }: TemplateStartProps) {
  const { plan } = useUser();
  const [opened, setOpened] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { aside, generation } = work.shown();
  // The form was replaced, and with it the dialog that had the focus.
  useEffect(() => {
    if (generation > 0 && !aside) box.current?.focus();
  }, [generation, aside]);
  const [progress, setProgress] = useState<TemplateProgress | null>(null);
  const canUse = plans[plan].features.templates;
  const { data } = useQuery({ ...templatesQuery, enabled: !canUse });
  return (
    <>
      <div ref={box} tabIndex={-1}>
        {canUse || data?.templates.length ? (
          <Button
            variant="default"
            onClick={() => setOpened(true)}
            aria-label={templateStart.start}
          >
            {templateStart.short}
          </Button>
        ) : (
          <LinkButton
            to="/upgrade"
            variant="default"
            leftSection={<IconCrown size={20} aria-hidden />}
            aria-label={`${templateStart.start}, exclusivo do plano Pro`}
          >
            {templateStart.short}
          </LinkButton>
        )}
      </div>
      <Dialog opened={opened} title={templateStart.start} wide onClose={() => setOpened(false)}>
        <TemplateChoice
          fresh={fresh}
          onBegin={(draft, template) => {
            setOpened(false);
            setProgress(null);
            const skipped = draft.materials.filter(isWithoutPrice).map(({ name }) => name);
            onNotes({ hint: template.hint, skipped });
            const hadAside = work.shown().aside !== null;
            const undo = work.begin(draft);
            if (!hadAside) return;
            onReplace(() => {
              undo();
              onNotes(notes);
            });
          }}
          onClose={() => setOpened(false)}
          progress={progress}
          onProgress={setProgress}
        />
      </Dialog>
    </>
  );
}

const TemplateChoice = lazyPart<TemplateChoiceProps>(templateStart.loading, () =>
  import('./template-choice.tsx').then((part) => part.TemplateChoice),
);
