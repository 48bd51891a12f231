/** How amounts look in a sheet. A figure is shown as it is: a format would end whole ones with a comma. */
export const money = { numFmt: '"R$" #,##0.00', width: 14 };
export const figure = { width: 12 };
export const percent = { numFmt: '#,##0.0#', width: 12 };
