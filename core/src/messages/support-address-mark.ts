/** Stands in prerendered pages where the server writes the support's configured email address. */
export const supportAddressMark = 'suporte@endereco.invalid';
