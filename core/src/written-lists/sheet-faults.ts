export const sheetFaults = {
  unreadable: 'Este arquivo não é uma planilha que dê para ler. Envie um arquivo .xlsx ou .csv.',
  too_large: 'Esta planilha é grande demais. Envie até 20.000 linhas, 100 colunas e 10 MB.',
  protected:
    'Esta planilha tem senha ou é de um formato antigo. Salve como .xlsx sem senha e tente de novo.',
  took_too_long: 'Esta planilha demora demais para abrir. Salve como .csv e tente de novo.',
  empty: 'Não achamos linhas com nome e preço. Escreva assim: Linha Anne - R$ 22,90.',
} as const;
