import { type ErrorText, notCompleted, titled } from '../error-text.ts';
import { plans } from '../plans/plans.ts';

export const productErrors = {
  ...titled(notCompleted, {
    product_save_failed: 'Erro ao salvar produto',
    product_update_failed: 'Erro ao atualizar produto',
    product_delete_failed: 'Erro ao excluir produto',
    product_duplicate_failed: 'Erro ao duplicar produto',
    product_not_found: 'Produto não encontrado',
    product_id_missing: 'ID do produto não encontrado',
    product_already_stored:
      'Este produto já foi salvo, e depois alterado ou excluído. Confira a sua lista de produtos.',
    product_changed:
      'Este produto foi alterado em outra aba ou aparelho. Confira os dados antes de salvar de novo.',
  }),
  ...titled('Limite do plano', {
    product_limit_reached: `Limite de ${plans.free.limits.products} produtos atingido no plano gratuito!`,
    material_limit_reached: `Limite de ${plans.free.limits.materialsPerProduct} materiais por produto atingido no plano gratuito!`,
  }),
} as const satisfies Record<string, ErrorText>;
