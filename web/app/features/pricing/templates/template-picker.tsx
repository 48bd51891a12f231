import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { craftName } from '#core/crafts/crafts.ts';
import { formatCount } from '#core/numbers/formats.ts';
import { planWords } from '#core/plans/plan-texts.ts';
import { amountText } from '#core/pricing/price-text.ts';
import { productLabels } from '#core/products/product-texts.ts';
import { foldText } from '#core/search/fold-text.ts';
import type { Template } from '#core/templates/template-schemas.ts';
import { confirmRemoval, templateWords } from '#core/templates/template-texts.ts';
import { sayHours } from '#core/typed/say-hours.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { craftOptions } from '../../../ui/fields/craft-options.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Row, Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { useUser } from '../../session/user-context.ts';
import classes from '../pricing.module.css';
import { templatesQuery } from './templates-query.ts';

interface TemplatePickerProps {
  readonly templates: readonly Template[];
  readonly onChoose: (template: Template) => void;
  readonly onClose: () => void;
}

const every = 'every';

export function TemplatePicker({ templates, onChoose, onClose }: TemplatePickerProps) {
  const { craftType } = useUser();
  const [craft, setCraft] = useState<string>(craftType);
  const [query, setQuery] = useState('');
  const [removed, setRemoved] = useState<Template | null>(null);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: Template) => answerOf(api.templates[':id'].$delete({ param: { id } })),
    onSettled: () => client.invalidateQueries(templatesQuery),
  });
  const term = foldText(query).trim();
  const shown = templates.filter(
    ({ own, name, craftCategory }) =>
      (term !== '' || own || craft === every || craftCategory === craft) &&
      foldText(`${name}\n${craftName(craftCategory)}`).includes(term),
  );
  return (
    <div className={dialogClasses.form}>
      <SearchField
        label={templateWords.search}
        placeholder={templateWords.search}
        value={query}
        onChange={setQuery}
      />
      <SelectField
        id="template-craft"
        label={productLabels.craftCategory}
        value={craft}
        options={[{ value: every, label: templateWords.everyCraft }, ...craftOptions]}
        onChange={setCraft}
      />
      <div role="alert">
        {remove.error && (
          <Note kind="bad">{`${templateWords.removeFailed}. ${messageOf(remove.error)}`}</Note>
        )}
      </div>
      {shown.length === 0 && <Text tone="soft">{templateWords.none}</Text>}
      <ul className={classes.templates}>
        {shown.map((template) => (
          <Row as="li" key={template.id}>
            <Stack
              as="button"
              type="button"
              grow
              className={classes.entry}
              disabled={template.newer}
              onClick={() => onChoose(template)}
            >
              <TemplateText {...template} />
            </Stack>
            {template.own && (
              <button
                type="button"
                className={classes.iconButton}
                aria-label={`Excluir o modelo ${template.name}`}
                onClick={() => setRemoved(template)}
              >
                <IconTrash size={20} stroke={1.7} aria-hidden />
              </button>
            )}
          </Row>
        ))}
      </ul>
      <DialogFoot onClose={onClose} />
      <ConfirmDialog
        opened={removed !== null}
        title={templateWords.removeTitle}
        question={removed ? confirmRemoval(removed.name) : ''}
        confirm={actWords.confirmDeletion}
        onConfirm={() => {
          if (removed) remove.mutate(removed);
          setRemoved(null);
        }}
        onClose={() => setRemoved(null)}
      />
    </div>
  );
}

/** The list of one's own templates after Pro, to be read. */
export function StoredTemplates({ templates, onClose }: Omit<TemplatePickerProps, 'onChoose'>) {
  return (
    <div className={dialogClasses.form}>
      <Note kind="info" action={<LinkButton to="/upgrade">{planWords.upgrade}</LinkButton>}>
        {templateWords.readOnly}
      </Note>
      <ul className={classes.templates}>
        {templates.map((template) => (
          <Stack as="li" key={template.id} className={classes.template}>
            <TemplateText {...template} />
            <Text as="span" size={2}>
              {template.materials
                .map(({ name, quantity, unit }) => `${amountText(quantity, unit)} de ${name}`)
                .join(' · ')}
            </Text>
          </Stack>
        ))}
      </ul>
      <DialogFoot close="Fechar" onClose={onClose} />
    </div>
  );
}

function TemplateText(template: Template) {
  return (
    <>
      <strong>{template.name}</strong>
      <Text as="span" size={2} tone="soft">
        {factsOf(template)}
      </Text>
      {template.hint !== null && (
        <Text as="span" size={2}>
          {template.hint}
        </Text>
      )}
    </>
  );
}

function factsOf({ own, newer, craftCategory, productionTime, materials }: Template): string {
  const origin = own ? templateWords.own : craftName(craftCategory);
  if (newer) return origin;
  const count = formatCount(materials.length, 'material', 'materiais');
  return [origin, sayHours(productionTime), count].join(' · ');
}
