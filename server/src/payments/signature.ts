/** The header by which the provider signs events; for the API's document too. */
export const signatureScheme = {
  in: 'header',
  name: 'stripe-signature',
  description: "The payment provider's signature of exactly this body",
} as const;
