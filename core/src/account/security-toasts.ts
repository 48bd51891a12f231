/** The toasts of the settings' security; apart, because no other screen needs them. */
export const securityToasts = {
  recoveryCodesRenewed: 'Novos códigos de recuperação criados. Os antigos não valem mais.',
  newEmailResent: 'Link reenviado.',
  newEmailCanceled: 'A troca de email foi cancelada.',
  googleUnlinked: 'Google desvinculado da sua conta.',
} as const;
