export const howToCall = 'Diga de quem: npm run --silent backup -- USUÁRIO [BACKUP]';
export const noSuchBackup = 'Este backup não existe.';

/** @param reason as the log has it */
export const notReadable = (reason: string) => `O backup não pôde ser lido: ${reason}.`;
