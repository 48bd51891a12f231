/** A mark in prerendered pages. The server replaces it by the configured support address. */
export const supportAddressMark = 'suporte@endereco.invalid';
