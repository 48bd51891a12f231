/** What is said of a network address in place of its numbers. */
export const addressNames = {
  thisComputer: 'este computador',
  localNetwork: 'rede local',
  unknown: 'endereço desconhecido',
} as const;
