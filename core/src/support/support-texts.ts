import { titled } from '../error-text.ts';

/** Characters (code points) of a message: beside the texts, as the screen needs no schema before it sends. */
export const supportBounds = {
  subject: { min: 1, max: 150 },
  message: { min: 1, max: 5000 },
} as const;

export const supportSent = 'Mensagem enviada com sucesso!';

/** The longest message's length, as `formatDecimal` would write it, without loading a formatter. */
export const longestSupportMessage = '5.000';

export const supportErrors = titled('Mensagem não enviada', {
  support_failed: 'Erro ao enviar mensagem. Tente novamente.',
});
