/** How an account is called on the screen, by the name that it has. */
export const shownName = (name: string) => name.trim() || 'Usuário';
