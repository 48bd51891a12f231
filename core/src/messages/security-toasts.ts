/** What toasts of the settings' security say; apart, because no other screen needs them. */
export const securityToasts = {
  recoveryCodesRenewed: 'Novos códigos de recuperação criados. Os antigos não valem mais.',
  googleUnlinked: 'Google desvinculado da sua conta.',
} as const;
