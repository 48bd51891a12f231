import { notCompleted, titled } from '../error-text.ts';

export const catalogueErrors = titled(notCompleted, {
  catalogue_load_failed: 'Erro ao carregar materiais',
  catalogue_add_failed: 'Erro ao adicionar material',
  catalogue_update_failed: 'Erro ao atualizar material',
  catalogue_duplicate_failed: 'Erro ao duplicar material',
  catalogue_material_not_found: 'Material não encontrado',
  catalogue_already_stored:
    'Este material já foi salvo, e depois alterado ou excluído. Confira o seu catálogo.',
  catalogue_material_changed:
    'Este material foi alterado em outra aba ou aparelho. Confira os dados antes de salvar de novo.',
});
