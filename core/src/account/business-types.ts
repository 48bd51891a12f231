export const businessTypes = [
  { id: 'mei', name: 'MEI', description: 'Microempreendedor Individual' },
  { id: 'informal', name: 'Informal', description: 'Ainda sem CNPJ' },
] as const;

export type BusinessTypeId = (typeof businessTypes)[number]['id'];

export const businessTypeIds = businessTypes.map(({ id }) => id);

export const defaultBusinessType: BusinessTypeId = 'informal';
