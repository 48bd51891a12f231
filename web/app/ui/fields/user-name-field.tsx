/** Tells password managers whose password the form is about. People do not see it. */
export function UserNameField({ email }: { readonly email: string }) {
  return (
    <input type="text" aria-label="Usuário" autoComplete="username" value={email} readOnly hidden />
  );
}
