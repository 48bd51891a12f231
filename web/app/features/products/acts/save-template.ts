import type { Product } from '#core/schemas/product.ts';
import type { Template } from '#core/schemas/template.ts';
import { templateWords } from '#core/templates/template-texts.ts';
import { actOn, type Stage } from '../../../acts/act.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';

const templatesKey = ['templates'];

export const templateMaking = (stage: Stage) => {
  const reload = () => void stage.client.invalidateQueries({ queryKey: templatesKey });
  return actOn<Product, Template>(stage, {
    key: [...templatesKey, 'make'],
    send: ({ id }) => answerOf(api.templates.$post({ json: { productId: id } })),
    onDone: reload,
    done: templateWords.saved,
    failed: templateWords.saveFailed,
    undo: ({ id }) => {
      answerOf(api.templates[':id'].$delete({ param: { id } })).then(reload, (error) =>
        stage.toast.error(templateWords.removeFailed, messageOf(error)),
      );
    },
  });
};
