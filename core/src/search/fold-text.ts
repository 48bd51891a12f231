/** A text as a search compares it: letter case and accents make no difference ('Botões' → 'botoes'). */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
