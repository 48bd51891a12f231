import { type ErrorText, notCompleted, titled } from '../error-text.ts';

export const planErrors = {
  ...titled(notCompleted, {
    checkout_failed: 'Erro ao criar sessão de pagamento',
    checkout_url_missing: 'URL de checkout não recebida',
  }),
  ...titled('Plano Pro', {
    already_pro: 'Você já está no plano Pro!',
    pro_required: 'Este recurso é exclusivo do plano Pro',
  }),
} as const satisfies Record<string, ErrorText>;
